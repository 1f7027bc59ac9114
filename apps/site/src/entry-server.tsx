import type { SentAnswers } from '@gildshelf/api-client/react';
import { getCssText, getLaterCss } from '@gildshelf/ui';
import { StrictMode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { jsonScript } from './server/jsonScript.ts';
import { pageHead } from './server/pageHead.ts';
import { pageModules } from './server/pageModules.ts';
import { pageQuestions } from './server/pageQuestions.ts';
import { pageSubject } from './server/pageSubject.ts';
import { readPage } from './server/readPage.ts';
import { readSettings, type SiteSettings } from './siteSettings.ts';

/** A page as it goes into the site's document. */
export interface RenderedPage {
  readonly status: 200 | 404;
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

/** The modules that the browser needs of the page of an address, beside the entry. */
export const modulesOf = pageModules;

/** Renders the page of an address from the answers to its questions; rejects when an answer failed or a page throws. */
export async function renderPage(
  address: string,
  answers: SentAnswers = {},
  settings = ownDefaults,
): Promise<RenderedPage> {
  const page = readPage(address, answers);
  const html = await renderHtml(address, answers, settings);
  // What React wants the browser to fetch first stands before everything else.
  const [hints = ''] = /^(<link [^>]*>)*/.exec(html) ?? [];
  const content = html.slice(hints.length);
  return {
    status: page.status,
    head: pageHead(settings.publicUrl, page.path, page.title, page.shown) + hints,
    css: getCssText(content),
    html: content,
    data:
      jsonScript({ id: 'answers', type: 'application/json' }, answers) +
      jsonScript({ id: 'later-looks', type: 'application/json' }, getLaterCss(content)),
    needsScript: page.needsScript === true,
  };
}

async function renderHtml(address: string, answers: SentAnswers, settings: SiteSettings): Promise<string> {
  let failure: unknown;
  const stream = await renderToReadableStream(
    <StrictMode>
      <StaticRouter location={address}>
        <App answers={answers} settings={settings} />
      </StaticRouter>
    </StrictMode>,
    {
      // Every part in its place: what comes later would be put there by a script.
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
