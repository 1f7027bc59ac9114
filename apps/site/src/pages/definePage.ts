import type { CatalogueType } from '@gildshelf/api-client/contract';
import type { PrefetchedResponses } from '@gildshelf/api-client/react';
import type { EmbedProblem, EmbedRequest } from '@gildshelf/widgets/embed';
import type { LazyPage } from '../routing/lazyPage.ts';
import type { Shown } from '../server/metadata.ts';

/** The URL of a page, as the page's path matches it: decoded parameters of the path, and the parameters of the query. */
export interface PageUrl {
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
}

/** Content of a server-rendered page: its status and the data of its metadata. */
export interface PageContent {
  readonly status: 200 | 400 | 404;
  readonly title: string;
  readonly shown?: Shown;
  /** Set when the page is shown in a frame on another website. */
  readonly frame?: EmbedRequest | EmbedProblem;
}

/** Content of a page about a title or a user that does not exist. */
export const notFoundContent: PageContent = { status: 404, title: 'Not found' };

/** Rendering of a page on the server, from the responses of the API. */
export interface PageRendering {
  /** The names of the query parameters that the page shows, in the order of the cache key; or all but `lang`, in that of the URL. */
  readonly query?: readonly string[] | 'all';
  /** The URLs of the API requests whose responses the page shows, where the site shows these media types; none by default. */
  readonly requests?: (url: PageUrl, mediaTypes: readonly CatalogueType[]) => readonly string[];
  /** Reads the page's content from these responses, of which none has failed; by default the page has its title and status 200. */
  readonly read?: (
    url: PageUrl,
    responses: PrefetchedResponses,
    mediaTypes: readonly CatalogueType[],
  ) => PageContent;
  /** Maximum age of the cached page in milliseconds, for content that its owner can withdraw. */
  readonly maxAgeMs?: number;
  /** Set when the page can be read without JavaScript, but not used. */
  readonly needsScript?: true;
}

/** A page that is shown within the site. */
export interface PageDefinition {
  /** The pattern of its path, with `:name` for a parameter. */
  readonly path: string;
  /** `app` has the top bar and the footer, `auth` is centred without them, and `frame` is a document of its own for other websites. */
  readonly layout: 'app' | 'auth' | 'frame';
  /** The component; absent in frames, which only the server renders. */
  readonly component?: LazyPage;

  // The browser build removes the properties below.

  /** The module of the component, relative to this folder. */
  readonly module?: string;
  /** A script that runs before the entry, relative to the site's source. */
  readonly entryScript?: string;
  /** Title of the document, as long as the content has none of its own. */
  readonly title: string;
  /** Absent when the browser renders the page. */
  readonly render?: PageRendering;
  /** Who sees the page: `user` and `owner` need a session, and `owner` is rendered for the user whose name is in the path. */
  readonly access: 'public' | 'user' | 'owner';
  /** Set when the URL may contain a token: such a page is not stored, and its URL is not sent to other hosts. */
  readonly hasToken?: boolean;
  /** Whether search engines may index the page, and whether the sitemap lists it beside the titles. */
  readonly robots: 'sitemap' | 'index' | 'noindex';
  /** The kind of widget that the page's oEmbed response embeds. */
  readonly embed?: 'title' | 'collection' | 'list';
  /** What a visitor without a session sees with the built-in catalogue, for the test of all screens: the heading at a path. */
  readonly examples?: readonly { readonly path: string; readonly heading: string }[];
  /** Maximum size of the scripts of its first view, in compressed kB: the current size and a small margin. */
  readonly budgetKb?: number;
}

/** A page that the browser renders as well. */
export type BrowserPage = PageDefinition & Required<Pick<PageDefinition, 'component' | 'module'>>;

/** Declares a page. Everything that depends on the pages is derived from the list in index.ts. */
export function definePage<Page extends PageDefinition>(page: Page): Page {
  return page;
}
