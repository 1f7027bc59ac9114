import type { CatalogueType, EmbedName } from '@gildshelf/api-client/contract';

/** The page of our own in which a title is rated for a widget. */
export function ratePath(type: CatalogueType, slug: string): string {
  return `/embed/rate?${new URLSearchParams({ type, slug })}`;
}

/** The address of a widget's frame; what is not given is left to its parameters. */
export function framePath(name: EmbedName, parameters: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(parameters).filter((pair): pair is [string, string] => pair[1] !== undefined);
  const query = new URLSearchParams(given).toString();
  return `/embed/${name}${query && `?${query}`}`;
}
