import type { Fact } from '@gildshelf/api-client/contract';
import { DetailText, FactList, Skeleton } from '@gildshelf/ui';

export interface MediaFactsProps {
  readonly facts: readonly Fact[];
  /** While more is on its way: the facts of which nothing is known yet. */
  readonly untold?: readonly Fact[];
}

/** What is known of a title, unknown facts included; of many the short ones first, so that long ones break no row. */
export function MediaFacts({ facts, untold }: MediaFactsProps) {
  const shown = facts.map(({ label, value, detail, isLong }) => ({
    label,
    wide: isLong || value.length > longValue,
    value: untold?.some((fact) => fact.label === label && fact.value === value) ? (
      <Skeleton width="word" />
    ) : detail ? (
      <DetailText detail={detail}>{value}</DetailText>
    ) : (
      value
    ),
  }));
  if (shown.length <= mostInARow) return <FactList variant="row" facts={shown} />;
  return <FactList facts={[...shown.filter(({ wide }) => !wide), ...shown.filter(({ wide }) => wide)]} />;
}

const mostInARow = 4;
/** Letters of a value that no longer fits in a column of a phone. */
const longValue = 16;
