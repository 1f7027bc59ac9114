import { type MediaType, titleStorage } from '@gildshelf/api-client/contract';

/** A title whose cover has a URL. The URL changes when the title changes and when the drawing of covers changes. */
export interface TitleWithCover {
  readonly title_id: string;
  readonly slug: string;
  readonly is_adult: number;
  readonly updated_at: number;
}

/** The URLs of a title's images in responses. */
export interface Covers {
  /** The absolute URL of the generated cover. */
  readonly coverUrl: (mediaType: MediaType, title: TitleWithCover) => string;
  /** The JSON of a title, with the URLs of providers' images rewritten to the image proxy where that is on. */
  readonly withProxiedImages: (titleId: string, json: string) => string;
}

/** The provenance of the facts of a stored title. */
export interface StoredFacts {
  readonly ids?: Readonly<Record<string, string>>;
  /** The source of each field, by the name of the field. */
  readonly by?: Readonly<Record<string, { readonly source: string }>>;
  /** The sources of the open data that the title has been joined from. */
  readonly sources?: readonly string[];
  /** The title of the article in the English Wikipedia. */
  readonly wikipedia_article?: string;
}

interface ParsedTitle {
  readonly facts?: StoredFacts & Readonly<Record<string, unknown>>;
  /** Anime stored by earlier versions have their format ('TV') here until they are refreshed. */
  readonly type?: string;
}

/** A title as sent in responses, with a generated cover if it has no image. `json` is its item or card; further fields are passed on. */
export function titleResponse(covers: Covers, mediaType: MediaType, title: TitleWithCover, json: string) {
  const image = titleStorage[mediaType].imageFields(covers.coverUrl(mediaType, title));
  const item: ParsedTitle = JSON.parse(covers.withProxiedImages(title.title_id, json));
  const { factFields = [] } = titleStorage[mediaType];
  return {
    ...image,
    ...Object.fromEntries(factFields.map((field) => [field, item.facts?.[field]])),
    ...item,
    ...(item.type && item.type !== mediaType && { type: mediaType, format: item.type }),
    id: title.title_id,
    slug: title.slug,
  };
}
