import { extname } from 'node:path';
import { findLanguage, type Language, ownMessages } from '@gildshelf/api-client/contract';
import type { Context, Hono } from 'hono';
import type { PageFacts } from '../../config/PageFacts.ts';
import { NotFound } from '../../platform/http/errors.ts';
import type { TakeRequest } from '../../platform/http/middleware/requestLimits.ts';
import { responseHeaders } from '../../platform/http/middleware/responseHeaders.ts';
import type { CachedPages } from '../../platform/http/middleware/serveCached.ts';
import { acceptsEncoding } from '../../platform/http/response/negotiation.ts';
import { type BufferedResponse, sendBuffers } from '../../platform/http/response/readyResponse.ts';
import { textResponse } from '../../platform/http/response/textResponse.ts';
import { languageCookie } from '../../platform/languages/chooseLanguage.ts';
import { translateTo } from '../../platform/languages/translateTo.ts';
import { chooseVariant, type PageVariant } from './chooseVariant.ts';
import {
  contentSecurityPolicy,
  createNonces,
  framePolicy,
  humanCheckSources,
} from './contentSecurityPolicy.ts';
import { createSitePages, type SiteFile, type SitePages, type SitePagesOptions } from './createSitePages.ts';
import { canonicalUrl, type FindPage } from './findPage.ts';
import type { CachedPage } from './pages/createPages.ts';
import { siteSettings } from './SiteRenderer.ts';

/** What a browser shows while the site has not been built. */
const notBuiltPage = `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><title>Gildshelf</title></head>
  <body><p>The site is not built yet: run npm start, which builds it.</p></body>
</html>
`;

/** The document of a frame that cannot be rendered at the moment; it reloads itself. */
const frameErrorPage = (language: Language) =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="color-scheme" content="dark light"><meta http-equiv="refresh" content="5"><title>Gildshelf</title></head><body><p>${translateTo[language](ownMessages.embed.temporarilyUnavailable)}</p></body></html>`;

const noncePlaceholder = '__NONCE__';
/** The browser cannot render a frame, so the server waits several times as long for it as for a page. */
const frameAttempts = 4;
const cachedForHour = 'public, max-age=3600';
const cachedForYear = 'public, max-age=31536000, immutable';
const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  // The cookie holds the language and the theme that the visitor has chosen.
  vary: 'accept-encoding, accept-language, cookie',
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** A user's own page must not be stored. */
const privateHeaders = {
  'cache-control': 'no-store',
  vary: 'authorization, accept-encoding, accept-language, cookie',
};

export type ServeSiteOptions = SitePagesOptions & {
  readonly takeRequest: TakeRequest;
  readonly findPage: FindPage;
};

const languageInUrl = /[?&]lang=/;

/**
 * Serves the built site: assets as immutable, any other file for an hour, and a page for every route, with a new nonce in each
 * response. Returns a function that responds with cached pages.
 */
export function serveSite(http: Hono, options: ServeSiteOptions): CachedPages {
  const { config, takeRequest, findPage, findRedirect, renderer } = options;
  const { apiHost } = siteSettings(config);
  const extraSources = humanCheckSources(config.humanCheck.kind);
  // Built once, since only the nonce differs between responses.
  const policyParts = contentSecurityPolicy(noncePlaceholder, apiHost, extraSources).split(noncePlaceholder);
  const framePolicyParts = framePolicy(noncePlaceholder, config.embedOn).split(noncePlaceholder);
  const commonHeaders = { ...responseHeaders(config.publicUrl), ...pageHeaders };
  const newNonce = createNonces();
  const sitePages = createSitePages(options);
  /** The headers of a page; those of the error screen without one. */
  const headersOf = (page: PageFacts | undefined, nonce: string) => {
    if (page?.layout === 'frame') return frameHeaders(nonce);
    return {
      ...commonHeaders,
      'content-security-policy': policyParts.join(nonce),
      // A window that an embedded frame has opened reports its result to that frame.
      'cross-origin-opener-policy': page?.layout === 'auth' ? 'unsafe-none' : 'same-origin',
      // Never validated by a 304, which would combine a new policy with the nonces of the old document.
      'cache-control': page?.hasToken ? 'no-store' : 'no-cache',
      'referrer-policy': page?.hasToken ? 'strict-origin' : 'strict-origin-when-cross-origin',
    };
  };
  const frameHeaders = (nonce: string) => ({
    ...responseHeaders(config.publicUrl),
    'content-type': 'text/html; charset=utf-8',
    vary: 'accept-encoding',
    'content-security-policy': framePolicyParts.join(nonce),
    'cache-control': 'no-cache',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    // Protects the privacy of visitors: other hosts do not learn which frame requests them.
    'referrer-policy': 'no-referrer',
  });
  const pageResponse = (
    { status, bytes }: Pick<CachedPage, 'bytes'> & { readonly status: number },
    page: PageFacts | undefined,
    acceptEncoding?: string | null,
  ): BufferedResponse => {
    const nonce = newNonce();
    const encoding = (['br', 'gzip'] as const).find((name) => acceptsEncoding(acceptEncoding ?? '', name));
    const headers = { ...headersOf(page, nonce), ...(encoding && { 'content-encoding': encoding }) };
    return { status, headers, chunks: bytes.withNonce(encoding, nonce) };
  };
  /** Renders the requested page for the owner of the request's token; undefined for other pages and without a token. */
  const ownPage = async (
    context: Context,
    pages: SitePages,
    variant: PageVariant,
  ): Promise<string | undefined> => {
    const [, token] = /^Bearer (\S+)$/i.exec(context.req.header('authorization') ?? '') ?? [];
    if (!token || takeRequest(context)) return undefined;
    const { pathname, search } = new URL(context.req.url);
    return pages.ownPageOf(pathname + search, token, variant);
  };
  http.get('*', async (context) => {
    const site = sitePages.latest() ?? (await sitePages.load());
    const { path } = context.req;
    const file = site?.files.get(path);
    if (file) return fileResponse(context, file, path);
    // The site's router ignores a trailing slash.
    const page = findPage(path.replace(/(?<=[^/])\/$/, ''));
    const variant = chooseVariant(renderer, page, context.req.raw.headers, context.req.query('lang'));
    const own = site && (await ownPage(context, site, variant));
    if (own !== undefined)
      return textResponse(context, own, { ...headersOf(page, newNonce()), ...privateHeaders });
    if (!page && extname(path)) throw new NotFound();
    if (!site) return context.html(notBuiltPage, 503, headersOf(page, newNonce()));
    const url = canonicalUrl(context, page);
    const isFrame = page?.layout === 'frame';
    // A page with a token in its query must not be cached.
    const isCacheable = page !== undefined && !(page.hasToken && context.req.url.includes('?'));
    const pages = site;
    const attempts = isFrame ? frameAttempts : 1;
    let rendered = isCacheable ? pages.cachedPage(url, variant) : undefined;
    const redirectPath = rendered ? undefined : await findRedirect?.(path);
    if (redirectPath !== undefined)
      return context.redirect(redirectPath + new URL(context.req.url).search, 301);
    const rejection = isCacheable && !rendered ? takeRequest(context) : undefined;
    for (let attempt = 0; isCacheable && !rendered && !rejection && attempt < attempts; attempt++)
      rendered = await pages.pageOf(url, variant);
    const frameLanguage = findLanguage(context.req.query('lang')) ?? 'en';
    // The browser cannot render a frame.
    if (!rendered && isFrame)
      return context.html(frameErrorPage(frameLanguage), rejection?.status ?? 503, {
        ...frameHeaders(newNonce()),
        ...rejection?.headers,
      });
    const shown = rendered || {
      status: rejection?.status ?? (page ? (isCacheable ? await pages.statusOf(url) : 200) : 404),
      // Any other path shows the error screen, whose modules are those of the entry, like those of Home.
      bytes: await site.shellOf(page ? url : '/', variant),
    };
    const response = pageResponse(shown, page, context.req.header('accept-encoding'));
    return sendBuffers({
      ...response,
      headers: { ...response.headers, ...(!isFrame && languageCookie(context)), ...rejection?.headers },
    });
  });
  return (request, path) => {
    const page = findPage(path);
    // Only where the page depends on its path alone, and no language has to be stored.
    const isPlain = page?.query.length === 0 && !page.hasToken && !languageInUrl.test(request.url);
    const cached = isPlain
      ? sitePages.latest()?.cachedPage(path, chooseVariant(renderer, page, request.headers))
      : undefined;
    return cached && pageResponse(cached, page, request.headers.get('accept-encoding'));
  };
}

function fileResponse(context: Context, file: SiteFile, path: string): Response {
  const accepted = context.req.header('accept-encoding') ?? '';
  const headers = {
    'content-type': file.type,
    'cache-control': path.startsWith('/assets/') ? cachedForYear : cachedForHour,
    vary: 'accept-encoding',
    // Pages that check its integrity hash request it with CORS.
    ...(path === '/embed.js' && { 'access-control-allow-origin': '*' }),
  };
  if (file.br && acceptsEncoding(accepted, 'br'))
    return context.body(file.br, 200, { ...headers, 'content-encoding': 'br' });
  if (file.gzip && acceptsEncoding(accepted, 'gzip'))
    return context.body(file.gzip, 200, { ...headers, 'content-encoding': 'gzip' });
  return context.body(file.bytes, 200, headers);
}
