import * as z from 'zod/mini';

// Not `toWellFormed`, which browsers support only since 2023. With the flag `u`, paired surrogates do not match.
const loneSurrogates = /\p{Surrogate}/gu;

/** Optional text as the host sends it, for values that go into a URL or are parsed further before they are shown. */
export const optionalRawText = z.catch(z.nullish(z.string()), null);

/** Replaces each lone surrogate by U+FFFD: neither HTML nor a database can store one, and both would change it silently. */
export function wellFormed(text: string): string {
  return text.replace(loneSurrogates, '\ufffd');
}

/** Text from any host, well formed. */
export const text = z.pipe(z.string(), z.transform(wellFormed));

/** Optional text from any host; a value that is not text becomes null. */
export const optionalText = z.catch(z.nullish(text), null);

/** Whether a value is true or false. */
export const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';

/** True or false. Not z.boolean, which would add to the JavaScript of every first visit, as z.number would. */
export const trueOrFalse = z.custom<boolean>(isBoolean);

const numeral = /^\s*-?\d+(\.\d+)?\s*$/;

// One predicate instead of z.union, z.regex and z.int, which would add to the JavaScript of every first visit.
const asNumber = z.pipe(
  z.custom<number | string>((value) =>
    typeof value === 'string' ? numeral.test(value) : Number.isFinite(value),
  ),
  z.transform(Number),
);

/** An optional number, also as decimal text; any other value becomes null. */
export const optionalNumber = z.catch(z.nullish(asNumber), null);

/** A whole number such as a rank, also as decimal text. */
export const wholeNumber = z.pipe(asNumber, z.custom<number>(Number.isSafeInteger));

/** A title's id as the host sends it: a UUID from our server, a number from others, which is to be sent back as a number. */
export const titleId = z.custom<string | number>((value) =>
  typeof value === 'string' ? value !== '' : Number.isFinite(value),
);

/** The URL of a link to another site: no other scheme is allowed. */
export const httpsUrl = z.custom<string>((url) => typeof url === 'string' && url.startsWith('https://'));

/** An id as text, also from a number. */
export const id = z.pipe(titleId, z.transform(String));

/**
 * A list without its invalid entries, so that one invalid entry does not fail the list. Its transform has the schema of an entry as
 * `item`, from which the OpenAPI document is generated.
 */
export function listOf<Item extends z.ZodMiniType>(item: Item) {
  const parse = (entries: readonly unknown[]): z.output<Item>[] =>
    entries.flatMap((entry) => {
      const result = item.safeParse(entry);
      return result.success ? [result.data] : [];
    });
  return z.pipe(z.custom<readonly unknown[]>(Array.isArray), z.transform(Object.assign(parse, { item })));
}

/** An optional list; null when it is missing or not an array. */
export function optionalListOf<Item extends z.ZodMiniType>(item: Item) {
  return z.catch(z.nullish(listOf(item)), null);
}

/** An optional value; null when it is missing or invalid. */
export function nullIfInvalid<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.catch(z.nullish(schema), null);
}

type PartialShape<Shape extends z.core.$ZodShape> = {
  readonly [Name in keyof Shape]: z.ZodMiniOptional<Shape[Name]>;
};

/** An object whose fields are all optional. */
export function partialOf<Shape extends z.core.$ZodShape>(schema: z.ZodMiniObject<Shape>) {
  const fields = Object.entries(schema.shape).map(([name, field]) => [name, z.optional(field)]);
  return z.object(Object.fromEntries(fields) as PartialShape<Shape>);
}

/** A response of which only the status matters, with an optional message. */
export const acknowledgement = z.catch(z.object({ message: z.optional(z.string()) }), {});
