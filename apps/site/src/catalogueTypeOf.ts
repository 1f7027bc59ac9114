import { type CatalogueType, catalogues } from '@gildshelf/api-client/contract';

/** The media type that a URL parameter names; undefined for any other value. */
export function catalogueTypeOf(value: string | null | undefined): CatalogueType | undefined {
  return Object.keys(catalogues).find((type): type is CatalogueType => type === value);
}
