import type { Fact } from '@gildshelf/api-client/contract';
import { FactList, TruncatedText } from '@gildshelf/ui';

export interface MediaFactsProps {
  readonly facts: readonly Fact[];
}

/** What is known of a title, unknown facts included. */
export function MediaFacts({ facts }: MediaFactsProps) {
  const isShort = facts.length <= mostInARow;
  return (
    <FactList
      variant={isShort ? 'row' : 'grid'}
      facts={facts.map(({ label, value, detail }) => ({
        label,
        value: detail ? <TruncatedText lines={2}>{detail}</TruncatedText> : value,
        wide: !isShort && value.length > longValue,
      }))}
    />
  );
}

const mostInARow = 4;
/** Letters of a value that no longer fits in a column of a phone. */
const longValue = 16;
