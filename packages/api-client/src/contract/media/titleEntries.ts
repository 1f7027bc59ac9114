import * as z from 'zod/mini';
import { listOf } from '../schemas.ts';
import { type CatalogueType, catalogues, catalogueTypes } from './catalogues.ts';

/** Whether a value is the name of a media type with titles. */
export const isCatalogueType = (value: unknown): value is CatalogueType =>
  catalogueTypes.some((name) => name === value);

/** A title with its media type, and further fields. */
export type TitleEntry<Fields> = {
  readonly [Type in CatalogueType]: Readonly<Fields> & {
    readonly media_type: Type;
    readonly title: z.output<(typeof catalogues)[Type]['item']>;
  };
}[CatalogueType];

type EntryOf<Shape extends z.core.$ZodShape> = TitleEntry<z.output<z.ZodMiniObject<Shape>>>;

/**
 * A list of titles of several media types, with further fields of each entry. The titles are parsed by the schemas of their media types;
 * the list does not contain entries that are invalid.
 */
export function listOfTitles<Shape extends z.core.$ZodShape>(shape: Shape) {
  const item = z.object({
    media_type: z.custom<CatalogueType>(isCatalogueType),
    title: z.custom<object>((title) => typeof title === 'object' && title !== null),
    ...shape,
  });
  const stored = listOf(item);
  const read = (list: readonly unknown[]): EntryOf<Shape>[] =>
    (stored.parse(list) as { readonly media_type: CatalogueType; readonly title: object }[]).flatMap(
      (entry) => {
        const { success, data } = catalogues[entry.media_type].item.safeParse(entry.title);
        return success ? [{ ...entry, title: data } as EntryOf<Shape>] : [];
      },
    );
  return z.pipe(z.custom<readonly unknown[]>(Array.isArray), z.transform(Object.assign(read, { item })));
}
