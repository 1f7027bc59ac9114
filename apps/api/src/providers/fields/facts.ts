import { reading } from '@gildshelf/api-client/contract';
import * as z from 'zod/mini';
import { htmlText } from './htmlText.ts';
import { shownLine, shownProse } from './plainText.ts';

// What providers write for what they do not know: null, an empty text, 0, '0000-00-00', 'Unknown'. All of it is read as absent,
// and so is a value of another type: one odd fact costs nothing but itself.

function textAs<Read>(read: (text: string) => Read | undefined) {
  return z.pipe(
    reading.optionalRawText,
    z.transform((text) => (text ? read(text) : undefined)),
  );
}

/** A whole number above 0 that a provider calls a title by, as text. */
export const sourceId = z.pipe(
  z.custom<number | string>((value) =>
    /^[1-9]\d{0,11}$/.test(typeof value === 'object' ? '' : String(value)),
  ),
  z.transform(String),
);

/** The same of another provider, where it is told. */
export const otherId = z.catch(z.optional(sourceId), undefined);

/** A name or a word, on one line. */
export const line = textAs(shownLine);

/** A word for a fact, such as how long it takes; 'Unknown' is none. */
export const word = textAs((text) => (/^\s*unknown\s*$/i.test(text) ? undefined : shownLine(text)));

/** A description in plain text. */
export const prose = textAs(shownProse);

/** A description in HTML, read as plain text. */
export const html = textAs(htmlText);

/** An address or a key, as it is written: to be looked at by who uses it. */
export const raw = textAs((text) => text);

/** A number above 0. */
export const amount = amountUpTo(Number.MAX_SAFE_INTEGER);

/** A number above 0 of those that there can be, such as an average. */
export function amountUpTo(most: number) {
  return z.pipe(
    reading.optionalNumber,
    z.transform((number) => (number && number > 0 && number <= most ? number : undefined)),
  );
}

/** A day that there is, as 2015-05-19. */
export const day = textAs((text) => {
  const [date = ''] = /^\d{4}-\d\d-\d\d(?!\d)/.exec(text) ?? [];
  const time = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date) && date > '1'
    ? date
    : undefined;
});

/** A date of which some parts may be unknown; undefined where all are. */
export const partialDate = z.pipe(
  reading.optionalPart(z.object({ year: amount, month: amount, day: amount })),
  z.transform((date) => (date && (date.year || date.month || date.day) ? date : undefined)),
);

/** Lines; what is none is left out. */
export const lines = z.pipe(
  reading.optionalListOf(line),
  z.transform((texts) => knownOf(texts)),
);

/** The names of things such as genres. */
export const nameList = z.pipe(
  reading.optionalListOf(z.object({ name: line })),
  z.transform((things) => knownOf(things?.map(({ name }) => name))),
);

/** The year of a day. */
export function yearOf(date: string | undefined): number | null {
  return date ? Number(date.slice(0, 4)) : null;
}

function knownOf(list: readonly (string | undefined)[] | null | undefined): string[] {
  return [...new Set((list ?? []).filter((text) => text !== undefined))];
}
