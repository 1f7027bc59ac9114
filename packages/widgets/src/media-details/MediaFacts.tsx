import type { Fact } from '@gildshelf/api-client/contract';
import { DetailText, FactList, Skeleton } from '@gildshelf/ui';

export interface MediaFactsProps {
  readonly facts: readonly Fact[];
  /** While more is on its way: the facts of which nothing is known yet. */
  readonly untold?: readonly Fact[];
}

/** What is known of a title, unknown facts included; short ones first, so that long ones break no row. */
export function MediaFacts({ facts, untold }: MediaFactsProps) {
  const isUntold = ({ label, value }: Fact) =>
    untold?.some((fact) => fact.label === label && fact.value === value);
  const shownFact = (fact: Fact) =>
    isUntold(fact) ? { label: fact.label, value: <Skeleton width="word" /> } : toldFact(fact);
  if (facts.length <= mostInARow)
    return (
      <FactList variant="row" facts={facts.map((fact) => ({ ...shownFact(fact), wide: fact.isLong }))} />
    );
  const short = facts.filter((fact) => !isLong(fact));
  const long = facts.filter(isLong).map((fact) => ({ ...shownFact(fact), wide: true }));
  return <FactList facts={[...short.map(shownFact), ...long]} />;
}

const mostInARow = 4;
/** Letters of a value that no longer fits in a column of a phone. */
const longValue = 16;
const isLong = ({ value, isLong }: Fact) => isLong || value.length > longValue;

function toldFact({ label, value, detail }: Fact) {
  return { label, value: detail ? <DetailText detail={detail}>{value}</DetailText> : value };
}
