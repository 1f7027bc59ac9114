import { getCssText } from '@gildshelf/ui';
import { StrictMode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './App.tsx';

/** A page as HTML with the styles it uses. */
export interface RenderedPage {
  readonly html: string;
  readonly css: string;
}

/** Renders the page of an address; rejects when a page throws. */
export async function renderPage(url: string): Promise<RenderedPage> {
  let failure: unknown;
  const stream = await renderToReadableStream(
    <StrictMode>
      <StaticRouter location={url}>
        <App />
      </StaticRouter>
    </StrictMode>,
    {
      onError(error) {
        failure = error;
      },
    },
  );
  await stream.allReady;
  const html = await new Response(stream).text();
  if (failure) throw failure;
  return { html, css: getCssText() };
}
