import { reading } from '@gildshelf/api-client/contract';
import * as z from 'zod/mini';
import { htmlText, plainLine, plainProse } from './plainText.ts';

// For unknown facts providers write null, an empty text, 0, '0000-00-00' or 'Unknown'. All of these are read as absent, and so is a
// value of another type, so that a malformed fact does not affect the others.

function textAs<Read>(read: (text: string) => Read | undefined) {
  return z.pipe(
    reading.optionalRawText,
    z.transform((text) => (text ? read(text) : undefined)),
  );
}

/** The id of a title at a provider, a positive integer, as text. */
export const sourceId = z.pipe(
  z.custom<number | string>((value) =>
    /^[1-9]\d{0,11}$/.test(typeof value === 'object' ? '' : String(value)),
  ),
  z.transform(String),
);

/** The id of a title at another provider, where it is known. */
export const otherId = z.catch(z.optional(sourceId), undefined);

/** True or false; undefined for any other value. */
export const yesOrNo = z.catch(z.optional(z.boolean()), undefined);

/** A name or a term, on one line. */
export const line = textAs(plainLine);

/** A term for a fact, such as a duration; 'Unknown' is read as absent. */
export const knownTerm = textAs((text) => (/^\s*unknown\s*$/i.test(text) ? undefined : plainLine(text)));

/** A description in plain text. */
export const prose = textAs(plainProse);

/** A description in HTML, read as plain text. */
export const html = textAs(htmlText);

/** A URL or a key as it is written, which the caller has to validate. */
export const rawText = textAs((text) => text);

/** A positive number. */
export const positiveNumber = positiveNumberUpTo(Number.MAX_SAFE_INTEGER);

/** A positive number up to a maximum, such as an average. */
export function positiveNumberUpTo(maximum: number) {
  return z.pipe(
    reading.optionalNumber,
    z.transform((number) => (number && number > 0 && number <= maximum ? number : undefined)),
  );
}

/** A valid date, such as 2015-05-19. */
export const isoDate = textAs((text) => {
  const [date = ''] = /^\d{4}-\d\d-\d\d(?!\d)/.exec(text) ?? [];
  const time = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date) && date > '1'
    ? date
    : undefined;
});

/** A date of which some parts may be unknown; undefined where all are. */
export const partialDate = z.pipe(
  reading.nullIfInvalid(z.object({ year: positiveNumber, month: positiveNumber, day: positiveNumber })),
  z.transform((date) => (date && (date.year || date.month || date.day) ? date : undefined)),
);

/** The first and the last date of something, either of which may be unknown. */
export const datePeriod = reading.nullIfInvalid(z.object({ from: partialDate, to: partialDate }));

/** Texts on one line each; invalid ones are left out. */
export const lines = z.pipe(
  reading.optionalListOf(line),
  z.transform((texts) => definedValues(texts)),
);

/** The names of things such as genres. */
export const nameList = z.pipe(
  reading.optionalListOf(z.object({ name: line })),
  z.transform((things) => definedValues(things?.map(({ name }) => name))),
);

/** The year of a date; null without one. */
export function yearOf(date: string | undefined): number | null {
  return date ? Number(date.slice(0, 4)) : null;
}

function definedValues(list: readonly (string | undefined)[] | null | undefined): string[] {
  return [...new Set((list ?? []).filter((text) => text !== undefined))];
}
