import type { Fact } from '@gildshelf/api-client/contract';
import { DetailText, FactList, Skeleton } from '@gildshelf/ui';

export interface MediaFactsProps {
  readonly facts: readonly Fact[];
  /** While more data is loading: the facts of a title without data. A fact that equals one of them shows a placeholder. */
  readonly missingFacts?: readonly Fact[];
}

/** The facts of a title, unknown ones included. Of more than four, short ones come first, so that long ones break no row. */
export function MediaFacts({ facts, missingFacts }: MediaFactsProps) {
  const shown = facts.map(({ label, value, detail, isLong }) => ({
    label,
    wide: isLong || value.length > maxColumnCharacters,
    value: missingFacts?.some((fact) => fact.label === label && fact.value === value) ? (
      <Skeleton width="word" />
    ) : detail ? (
      <DetailText detail={detail}>{value}</DetailText>
    ) : (
      value
    ),
  }));
  if (shown.length <= maxFactsPerRow) return <FactList variant="row" facts={shown} />;
  return <FactList facts={[...shown.filter(({ wide }) => !wide), ...shown.filter(({ wide }) => wide)]} />;
}

const maxFactsPerRow = 4;
/** A value with more characters does not fit into one column on a phone. */
const maxColumnCharacters = 16;
