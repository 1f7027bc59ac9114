import { visibleText } from '@gildshelf/api-client/contract';

const somethingToSee = /[\p{L}\p{N}\p{P}\p{S}]/u;
const nameMaximum = 300;
const proseMaximum = 20_000;
/** A longer text has no more to show. */
const readMaximum = 100_000;

// Half a character is one that no database keeps.
const loneHalf = /\p{Cs}/gu;
const lineEnd = /\r\n?|[\u2028\u2029]/g;
const manyLineEnds = /\n{3,}/g;

/** A name as it is shown: on one line, at most 300 characters; undefined where there is nothing to see. */
export function shownLine(text: string): string | undefined {
  const line = visibleText(text.slice(0, nameMaximum).replace(loneHalf, '')).replace(/\s+/g, ' ').trim();
  return somethingToSee.test(line) ? line : undefined;
}

/** A description as it is shown: lines and empty lines, at most 20,000 characters; undefined where there is nothing to see. */
export function shownProse(text: string): string | undefined {
  const prose = visibleText(text.slice(0, readMaximum).replace(lineEnd, '\n').replace(loneHalf, '')).replace(
    manyLineEnds,
    '\n\n',
  );
  const cut = prose.trim().slice(0, proseMaximum).replace(loneHalf, '').trimEnd();
  return somethingToSee.test(cut) ? cut : undefined;
}
