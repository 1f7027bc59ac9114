import { getCssText, globalStyles } from '@gildshelf/ui';
import type { MiddlewareHandler } from 'astro';

globalStyles();

/** Puts the styles that a page uses into its head. */
export const onRequest: MiddlewareHandler = async (_, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const html = await response.text();
  const style = `<style id="stitches" data-astro-transition-persist="stitches">${getCssText(html)}</style>`;
  return new Response(
    html.replace('</head>', () => `${style}</head>`),
    response,
  );
};
