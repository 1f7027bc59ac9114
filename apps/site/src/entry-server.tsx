import { createSession, memoryStorage } from '@gildshelf/api-client';
import { storageKeys } from '@gildshelf/api-client/contract';
import { ApiProvider, type SentAnswers } from '@gildshelf/api-client/react';
import { frameColors, getCssText, getLaterCss } from '@gildshelf/ui';
import { EmbedFrame } from '@gildshelf/widgets/embed';
import { type ReactNode, StrictMode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { parsePath, StaticRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { documentTitle } from './documentTitle.ts';
import { ownRequest } from './own-page/ownRequest.ts';
import { headElement } from './server/headElement.ts';
import { jsonScript } from './server/jsonScript.ts';
import { pageAge } from './server/pageAge.ts';
import { frameHead, pageHead } from './server/pageHead.ts';
import { pageModules } from './server/pageModules.ts';
import { pageQuestions } from './server/pageQuestions.ts';
import { pageStatus } from './server/pageStatus.ts';
import { pageSubject } from './server/pageSubject.ts';
import { readPage } from './server/readPage.ts';
import { shownOfTopLists } from './server/shownOfTopLists.ts';
import { readSettings, type SiteSettings } from './siteSettings.ts';

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
  readonly isFrame: boolean;
}

/** What the site is rendered for. */
export interface RenderSettings extends SiteSettings {
  readonly publicUrl: string;
}

const ownDefaults: RenderSettings = { publicUrl: '', ...readSettings() };

/** The calls whose answers the page of an address shows; undefined where it is rendered in the browser alone. */
export function questionsOf(address: string): readonly string[] | undefined {
  const subject = pageSubject(address);
  return subject && pageQuestions(subject);
}

/** Milliseconds after which nobody is given the page of an address as it was; undefined where it may be older. */
export function greatestAgeOf(address: string): number | undefined {
  return pageAge(questionsOf(address) ?? []);
}

/** The modules that the browser needs of the page of an address, beside the entry. */
export const modulesOf = pageModules;

/** The status of a page without rendering it. */
export const statusOf = pageStatus;

/** Renders the page of an address from the answers to its questions; rejects when an answer failed or a page throws. */
export async function renderPage(
  address: string,
  answers: SentAnswers = {},
  settings = ownDefaults,
): Promise<RenderedPage> {
  const page = readPage(address, answers);
  const { frame } = page;
  const html = await renderHtml(
    frame ? (
      <ApiProvider host={settings.apiHost} answers={answers}>
        <EmbedFrame request={frame} />
      </ApiProvider>
    ) : (
      <StaticRouter location={address}>
        <App answers={answers} settings={settings} />
      </StaticRouter>
    ),
  );
  // What React wants the browser to fetch first stands before everything else.
  const [hints = ''] = /^(<link [^>]*>)*/.exec(html) ?? [];
  const content = html.slice(hints.length);
  if (frame) {
    const css = getCssText(content) + ('problem' in frame ? '' : frameColors(frame.look));
    const head = frameHead(page.title) + hints;
    return { status: page.status, head, css, html: content, data: '', needsScript: false, isFrame: true };
  }
  return {
    status: page.status,
    head: pageHead(settings, page.path, page.title, page.shown) + hints,
    css: getCssText(content),
    html: content,
    data:
      jsonScript({ id: 'answers', type: 'application/json' }, shownOfTopLists(answers)) +
      jsonScript({ id: 'later-looks', type: 'application/json' }, getLaterCss(content)),
    needsScript: page.needsScript === true,
    isFrame: false,
  };
}

/** Renders the content of a person's own page, as a document from which the page's first script takes it. */
async function renderOwnPage(
  url: string,
  token: string,
  answers: SentAnswers,
  settings = ownDefaults,
): Promise<string> {
  const storage = memoryStorage();
  storage.set(storageKeys.token, token);
  const session = createSession(storage);
  session.start();
  const { pathname = '' } = parsePath(url);
  const html = await renderHtml(
    <StaticRouter location={pathname}>
      <App answers={answers} settings={settings} session={session} />
    </StaticRouter>,
  );
  const title = headElement('title', { children: documentTitle('Dashboard') });
  const owner = session.getState().user?.userId ?? '';
  const data = jsonScript({ id: 'answers', type: 'application/json', 'data-owner': owner }, answers);
  // Not a style element, which the policy of the page that parses this document would refuse.
  const rules = jsonScript({ id: 'rules', type: 'application/json' }, getCssText(html));
  return `<!doctype html><meta charset="utf-8">${title}${rules}<div id="root">${html}</div>${data}`;
}

/** Pages that only their owner sees. */
export const ownPages = { requestOf: ownRequest, render: renderOwnPage };

async function renderHtml(page: ReactNode): Promise<string> {
  let failure: unknown;
  const stream = await renderToReadableStream(<StrictMode>{page}</StrictMode>, {
    // Every part in its place: what comes later would be put there by a script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      failure = error;
    },
  });
  await stream.allReady;
  const html = await new Response(stream).text();
  if (failure) throw failure;
  return html;
}
