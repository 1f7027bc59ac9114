import { type CatalogueType, catalogueTypes } from '@gildshelf/api-client/contract';

/** The media type that a URL parameter names; undefined for any other value. */
export function catalogueTypeOf(value: string | null | undefined): CatalogueType | undefined {
  return catalogueTypes.find((type): type is CatalogueType => type === value);
}
