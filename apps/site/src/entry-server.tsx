import { createSession, memoryStorage } from '@gildshelf/api-client';
import { dateLocale, type Language, storageKeys } from '@gildshelf/api-client/contract';
import { ApiProvider, type PrefetchedResponses } from '@gildshelf/api-client/react';
import {
  type DocumentTheme,
  documentThemeCss,
  documentThemeMetas,
  frameColors,
  getCssText,
  getLaterCss,
  MessagesProvider,
} from '@gildshelf/ui';
import { EmbedFrame } from '@gildshelf/widgets/embed';
import { type ReactNode, StrictMode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { parsePath, StaticRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { readSettings, type SiteSettings } from './app/siteSettings.ts';
import { readThemeChoice } from './appearance/themeChoice.ts';
import { ownRequest } from './own-page/ownRequest.ts';
import type { PageDefinition } from './pages/definePage.ts';
import { documentTitle } from './routing/pageTitle.ts';
import { headElement, jsonScript } from './server/elements.ts';
import { messagesOf, translateTo } from './server/languages.ts';
import { frameHead, pageHead } from './server/pageHead.ts';
import { pageStatus, readPage } from './server/readPage.ts';
import { matchPage, pageModules, requestUrlsOf, serverPages } from './server/serverPages.ts';
import { trimTopLists } from './server/trimTopLists.ts';

/** The parts of a rendered page, which the server inserts into the site's document. */
export interface RenderedPage {
  readonly status: 200 | 400 | 404;
  /** The language of its text. */
  readonly language: Language;
  /** Elements of the head with the page's metadata. */
  readonly head: string;
  /** The CSS rules that the page uses. */
  readonly css: string;
  /** The content of `#root`. */
  readonly html: string;
  /** Script elements with the hydration data and with the CSS rules that the page does not use itself. */
  readonly data: string;
  /** True when the page can be read without JavaScript, but not used. */
  readonly needsScript: boolean;
  /** True for a document of its own in a frame on another website, which the site's script does not hydrate. */
  readonly isFrame: boolean;
}

/** A page as data: what the server needs to know about it without rendering it. */
export type PageFacts = PageDefinition & {
  /** The names of the query parameters that a rendered page depends on, in the order of the cache key; or all but `lang`. */
  readonly query: readonly string[] | 'all';
  readonly hasToken: boolean;
};

/** Settings for rendering on the server. */
export interface RenderSettings extends SiteSettings {
  readonly publicUrl: string;
}

const defaultSettings: RenderSettings = { publicUrl: '', ...readSettings() };

/** The pages of the site, for the server and for the checks of the build. */
export const pages: readonly PageFacts[] = serverPages.map((page) => ({
  ...page,
  query: page.render?.query ?? [],
  hasToken: page.hasToken === true,
}));

export { requestUrlsOf };

/** Maximum age in milliseconds of the cached page at a URL; undefined for pages without a limit of their own. */
export function maxAgeOf(url: string): number | undefined {
  return matchPage(url)?.page.render?.maxAgeMs;
}

/** What a document needs for a theme that is not the default. */
const themeParts = (name: DocumentTheme) => ({
  name,
  css: documentThemeCss(name),
  metas: documentThemeMetas(name)
    .map((attributes) => headElement('meta', attributes))
    .join(''),
});

const themes = { dark: undefined, light: themeParts('light'), auto: themeParts('auto') };

/** The theme that a visitor has chosen; undefined for the default. */
export const themeOf = (cookies: string) => themes[readThemeChoice(cookies)];

/** The modules that the browser needs for the page at a URL, besides the entry. */
export const modulesOf = (url: string, language: Language = 'en') => [
  ...(language === 'en' ? [] : ['src/languages/loadLanguage.tsx', `src/languages/${language}.ts`]),
  ...pageModules(url),
];

/** The status of a page, without rendering it. */
export const statusOf = pageStatus;

/** Renders the page at a URL from the responses to its API requests; rejects when a response has failed or a component throws. */
export async function renderPage(
  url: string,
  responses: PrefetchedResponses = {},
  settings = defaultSettings,
  requested: Language = 'en',
): Promise<RenderedPage> {
  const page = readPage(url, responses, settings.mediaTypes);
  const { frame } = page;
  const language = frame ? ('language' in frame ? frame.language : 'en') : requested;
  const translate = translateTo[language];
  const html = await renderHtml(
    language,
    frame ? (
      <ApiProvider host={settings.apiHost} responses={responses} mediaTypes={settings.mediaTypes}>
        <EmbedFrame request={frame} />
      </ApiProvider>
    ) : (
      <StaticRouter location={url}>
        <App responses={responses} settings={settings} />
      </StaticRouter>
    ),
  );
  // React renders its resource hints ahead of the content.
  const [hints = ''] = /^(<link [^>]*>)*/.exec(html) ?? [];
  const content = html.slice(hints.length);
  if (frame) {
    const css = getCssText(content) + ('problem' in frame ? '' : frameColors(frame.appearance));
    const title = 'problem' in frame ? page.title : frame.titleOf(responses, translate);
    const head = frameHead(title) + hints;
    const rest = { data: '', needsScript: false, isFrame: true } as const;
    return { status: page.status, language, head, css, html: content, ...rest };
  }
  return {
    status: page.status,
    language,
    head: pageHead(settings, page, language) + hints,
    css: getCssText(content),
    html: content,
    data:
      jsonScript({ id: 'responses', type: 'application/json' }, trimTopLists(responses)) +
      jsonScript({ id: 'later-styles', type: 'application/json' }, getLaterCss(content)),
    needsScript: page.needsScript,
    isFrame: false,
  };
}

/** Renders a page for its signed-in owner, as a document from which showOwnPage.ts takes the content. */
async function renderOwnPage(
  url: string,
  token: string,
  responses: PrefetchedResponses,
  settings = defaultSettings,
  language: Language = 'en',
): Promise<string> {
  const storage = memoryStorage();
  storage.set(storageKeys.token, token);
  const session = createSession(storage);
  session.start();
  const { pathname = '' } = parsePath(url);
  const html = await renderHtml(
    language,
    <StaticRouter location={pathname}>
      <App responses={responses} settings={settings} session={session} />
    </StaticRouter>,
  );
  const title = headElement('title', { children: documentTitle(translateTo[language]('Dashboard')) });
  const owner = session.getState().user?.userId ?? '';
  const data = jsonScript({ id: 'responses', type: 'application/json', 'data-owner': owner }, responses);
  // Not a style element, which the CSP of the page that parses this document would block.
  const rules = jsonScript({ id: 'rules', type: 'application/json' }, getCssText(html));
  return `<!doctype html><meta charset="utf-8">${title}${rules}<div id="root">${html}</div>${data}`;
}

/** Rendering of pages that only their owner sees. */
export const ownPages = { requestOf: ownRequest, render: renderOwnPage };

async function renderHtml(language: Language, page: ReactNode): Promise<string> {
  let failure: unknown;
  const stream = await renderToReadableStream(
    <StrictMode>
      <MessagesProvider messages={messagesOf[language]} locale={language === 'en' ? dateLocale : language}>
        {page}
      </MessagesProvider>
    </StrictMode>,
    {
      // Renders every Suspense boundary in its place: later parts would be moved there by a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        failure = error;
      },
    },
  );
  await stream.allReady;
  const html = await new Response(stream).text();
  if (failure) throw failure;
  return html;
}
