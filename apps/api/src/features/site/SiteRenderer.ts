import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { builtInTypes, type CatalogueType, type Credit, type Language } from '@gildshelf/api-client/contract';
import type { PageFacts } from '../../config/PageFacts.ts';
import type { Config } from '../../config/readConfig.ts';
import { dataCredits } from '../../providers/credits.ts';

/** A rendered page, to be inserted into the site's document. */
export interface RenderedPage {
  readonly status: 200 | 400 | 404;
  /** The language of its text. */
  readonly language: Language;
  /** Elements of the head that describe the page. */
  readonly head: string;
  /** The styles that the page uses. */
  readonly css: string;
  /** The content of #root. */
  readonly html: string;
  /** For hydration: the API responses that the page was rendered from, and the styles that it does not use itself. */
  readonly data: string;
  /** Whether the page can be read but not used without script. */
  readonly needsScript: boolean;
  /** Whether it is a document of its own in a frame on another site, which is not hydrated. */
  readonly isFrame?: boolean;
}

/** Responses of the API, by the URL of the request. */
export type PageResponses = Readonly<Record<string, { readonly status: number; readonly body: unknown }>>;

/** The interface of the site's server build: which API requests a page needs, and how it is rendered. */
export interface SiteRenderer {
  /** Every page of the site; the server responds to any other path with the error screen. */
  readonly pages: readonly PageFacts[];
  /** The API requests whose responses a page shows; undefined where only the browser renders the page. */
  requestUrlsOf(url: string, mediaTypes: readonly CatalogueType[]): readonly string[] | undefined;
  /** The modules that the browser needs for a page, beside the entry. */
  modulesOf(url: string, language?: Language): readonly string[];
  /** The status of a page without rendering it, by calls of the API; rejects where one of them fails. */
  statusOf(
    url: string,
    callApi: (apiUrl: string) => Promise<PageResponses[string]>,
    mediaTypes: readonly CatalogueType[],
  ): Promise<RenderedPage['status']>;
  /** Milliseconds after which a cached page must not be served any more; undefined where there is no limit. */
  maxAgeOf(url: string): number | undefined;
  /** Rejects where a page cannot be rendered. */
  renderPage(
    url: string,
    responses: PageResponses,
    settings: SiteSettings,
    language?: Language,
  ): Promise<RenderedPage>;
  /** The theme that a visitor has chosen, from the `Cookie` header; undefined for the default. */
  themeOf(cookies: string): DocumentTheme | undefined;
  /** Pages that only their owner sees; absent where the browser renders them. */
  readonly ownPages?: OwnPages;
}

/** A theme that is not the default, to be inserted into the site's document. */
export interface DocumentTheme {
  /** The value of `data-theme` on the root element. */
  readonly name: string;
  readonly css: string;
  /** The meta elements `color-scheme` and `theme-color`. */
  readonly metas: string;
}

/** The pages that only a user sees, by the URL of the page and the user's token. */
export interface OwnPages {
  /** The API request whose response the page shows; undefined where the page is not that user's. The token is not verified here. */
  requestOf(url: string, token: string): string | undefined;
  /** Renders the page, for a token that the API has accepted, as a document with the page's content alone. */
  render(
    url: string,
    token: string,
    responses: PageResponses,
    settings: SiteSettings,
    language: Language,
  ): Promise<string>;
}

/** The settings that the server passes to the site. */
export interface SiteSettings {
  readonly publicUrl: string;
  /** The API's origin; empty where it is the site's own. */
  readonly apiHost: string;
  /** The kind of human check, with its site key where it has one. */
  readonly humanCheck: string;
  /** The name of the third party for sign-in; null where none is configured. */
  readonly thirdParty: string | null;
  /** The provider of the titles of each media type: the first configured one. */
  readonly dataCredits: Readonly<Record<CatalogueType, Credit>>;
  /** The media types that the site shows. */
  readonly mediaTypes: readonly CatalogueType[];
}

/** Derives the settings of the site from the configuration of the server and the media types of its titles. */
export function siteSettings(config: Config, mediaTypes = builtInTypes): SiteSettings {
  const { publicUrl, apiUrl, humanCheck, thirdPartySignIn, catalogueProviders } = config;
  return {
    publicUrl,
    apiHost: apiUrl === publicUrl ? '' : apiUrl,
    humanCheck: 'siteKey' in humanCheck ? `${humanCheck.kind}:${humanCheck.siteKey}` : humanCheck.kind,
    thirdParty: thirdPartySignIn.isOffered ? thirdPartySignIn.name : null,
    dataCredits: dataCredits(catalogueProviders),
    mediaTypes,
  };
}

/** Loads the site's server entry from the folder of its build; undefined where it has not been built. */
export async function loadRenderer(folder: string): Promise<SiteRenderer | undefined> {
  const file = join(folder, 'entry-server.js');
  return existsSync(file) ? await import(pathToFileURL(file).href) : undefined;
}
