import type { CatalogueType, EmbedName } from '@gildshelf/api-client/contract';

/** Path of the site's page in which a title is rated for a widget. */
export function ratePath(type: CatalogueType, slug: string): string {
  return `/embed/rate?${new URLSearchParams({ type, slug })}`;
}

/** Path of a widget's frame; undefined parameters are omitted and get their defaults. */
export function framePath(name: EmbedName, parameters: Readonly<Record<string, string | undefined>>): string {
  const entries = Object.entries(parameters).filter(
    (pair): pair is [string, string] => pair[1] !== undefined,
  );
  const query = new URLSearchParams(entries).toString();
  return `/embed/${name}${query && `?${query}`}`;
}
