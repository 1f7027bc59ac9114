import * as z from 'zod/mini';

/** Optional text from any host: absent or null where the answer has no text. */
export const optionalText = z.catch(z.nullish(z.string()), null);

const asNumber = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^\s*-?\d+(\.\d+)?\s*$/))]),
  z.transform(Number),
);

/** A number, also written as text; absent or null where the answer has none. */
export const optionalNumber = z.catch(z.nullish(asNumber), null);

/** A whole number such as a rank, also written as text. */
export const wholeNumber = z.pipe(asNumber, z.int());

/** An id: our server makes uuids, other hosts count; read as text either way. */
export const id = z.pipe(
  z.union([z.string().check(z.minLength(1)), z.number()]),
  z.transform((value) => String(value)),
);

/** A list in which an entry that cannot be read is left out, so that one bad entry never costs the whole. */
export function listOf<Item extends z.ZodMiniType>(item: Item) {
  return z.pipe(
    z.array(z.unknown()),
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

/** An answer of which only the status counts; a message is kept when there is one. */
export const acknowledgement = z.catch(z.object({ message: z.optional(z.string()) }), {});
