/** A page of the site as data, listed by the site's server build. */
export interface PageFacts {
  /** The pattern of its path, with `:name` for a parameter. */
  readonly path: string;
  /** `frame` is a document of its own on other websites; a window that such a frame opens shows pages with `auth` only. */
  readonly layout: 'app' | 'auth' | 'frame';
  readonly access: 'public' | 'user' | 'owner';
  /** The names of the query parameters that a rendered page depends on, in the order of the cache key; or all but `lang`, in that of the URL. */
  readonly query: readonly string[] | 'all';
  /** Whether the URL may contain a token. */
  readonly hasToken: boolean;
  /** Whether search engines may index it, and whether the sitemap lists it beside the titles. */
  readonly robots: 'sitemap' | 'index' | 'noindex';
  /** The kind of widget that represents the page on other websites. */
  readonly embed?: 'title' | 'collection' | 'list' | undefined;
}
