import * as z from 'zod/mini';

// Not `toWellFormed`, which browsers have since 2023 alone. With `u`, surrogates in pairs are no match.
const loneSurrogates = /\p{Surrogate}/gu;

/** Optional text as the host has it: for what is put into an address or read further before it is shown. */
export const optionalRawText = z.catch(z.nullish(z.string()), null);

/** A text with U+FFFD for each half of a character: neither HTML nor a database can hold one, and both would change it silently. */
export function wellFormed(text: string): string {
  return text.replace(loneSurrogates, '\ufffd');
}

/** Text from any host, well formed. */
export const text = z.pipe(z.string(), z.transform(wellFormed));

/** Optional text from any host: absent or null where the answer has no text. */
export const optionalText = z.catch(z.nullish(text), null);

const numeral = /^\s*-?\d+(\.\d+)?\s*$/;

// One predicate in place of z.union, z.regex and z.int, which every first visit would have to carry.
const asNumber = z.pipe(
  z.custom<number | string>((value) =>
    typeof value === 'string' ? numeral.test(value) : Number.isFinite(value),
  ),
  z.transform(Number),
);

/** A number, also written as text; absent or null where the answer has none. */
export const optionalNumber = z.catch(z.nullish(asNumber), null);

/** A whole number such as a rank, also written as text. */
export const wholeNumber = z.pipe(asNumber, z.custom<number>(Number.isSafeInteger));

/** A title's id as its host writes it: ours makes uuids, others count, and want back the number that they gave. */
export const titleId = z.custom<string | number>((value) =>
  typeof value === 'string' ? value !== '' : Number.isFinite(value),
);

/** An id read as text, whichever way it is written. */
export const id = z.pipe(titleId, z.transform(String));

/** A list in which an entry that cannot be read is left out, so that one bad entry never costs the whole. */
export function listOf<Item extends z.ZodMiniType>(item: Item) {
  return z.pipe(
    z.custom<readonly unknown[]>(Array.isArray),
    z.transform((entries): z.output<Item>[] =>
      entries.flatMap((entry) => {
        const read = item.safeParse(entry);
        return read.success ? [read.data] : [];
      }),
    ),
  );
}

/** An optional list; null where the answer has none. */
export function optionalListOf<Item extends z.ZodMiniType>(item: Item) {
  return z.catch(z.nullish(listOf(item)), null);
}

/** An optional part; null where the answer has none that can be read. */
export function optionalPart<Part extends z.ZodMiniType>(part: Part) {
  return z.catch(z.nullish(part), null);
}

type Part<Shape extends z.core.$ZodShape> = {
  readonly [Name in keyof Shape]: z.ZodMiniOptional<Shape[Name]>;
};

/** An object of which any field may be missing. */
export function partOf<Shape extends z.core.$ZodShape>(whole: z.ZodMiniObject<Shape>) {
  const fields = Object.entries(whole.shape).map(([name, field]) => [name, z.optional(field)]);
  return z.object(Object.fromEntries(fields) as Part<Shape>);
}

/** An answer of which only the status counts; a message is kept when there is one. */
export const acknowledgement = z.catch(z.object({ message: z.optional(z.string()) }), {});
