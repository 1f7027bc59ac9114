import type { SiteSettings } from './siteSettings.ts';

/** A page as it goes into the site's document. */
export interface RenderedPage {
  readonly status: 200 | 400 | 404;
  /** Elements of the head that say what the page is about. */
  readonly head: string;
  /** The styles that the page uses. */
  readonly css: string;
  /** What stands in #root. */
  readonly html: string;
  /** What it was made from and the looks that it does not use itself, for the browser. */
  readonly data: string;
  /** It can be read without script, not used. */
  readonly needsScript: boolean;
  /** It is a document of its own, in a frame on somebody else's page: no script of the site's takes it over. */
  readonly isFrame?: boolean;
}

/** What a call of ours was answered with, by the address of the call. */
export type PageAnswers = Readonly<Record<string, { readonly status: number; readonly body: unknown }>>;

/** The site as far as the server knows it: what a page needs to know, and how it is rendered. */
export interface SiteRenderer {
  /** The calls whose answers the page of an address shows; undefined where it is rendered in the browser alone. */
  questionsOf(address: string): readonly string[] | undefined;
  /** The modules that the browser needs of the page of an address, beside the entry. */
  modulesOf(address: string): readonly string[];
  /** The status of a page without rendering it, from calls that `ask` makes; rejects where one of them fails. */
  statusOf(
    address: string,
    ask: (question: string) => Promise<PageAnswers[string]>,
  ): Promise<RenderedPage['status']>;
  /** Milliseconds after which nobody is given the page of an address as it was; undefined where it may be older. */
  greatestAgeOf(address: string): number | undefined;
  /** Rejects where a page cannot be rendered. */
  renderPage(address: string, answers: PageAnswers, settings: SiteSettings): Promise<RenderedPage>;
  /** Pages that only their owner sees; absent where the browser renders them. */
  readonly ownPages?: OwnPages;
}

/** The pages of a person, by the URL of the page and the person's token. */
export interface OwnPages {
  /** The call whose response the page shows; undefined where the page is not that person's. The token is not verified here. */
  requestOf(url: string, token: string): string | undefined;
  /** Renders the page, for a token that the API has accepted, as a document with the page's content alone. */
  render(url: string, token: string, responses: PageAnswers, settings: SiteSettings): Promise<string>;
}
