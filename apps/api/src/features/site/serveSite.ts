import { extname } from 'node:path';
import { ownMessages } from '@gildshelf/api-client/contract';
import type { Context, Hono } from 'hono';
import { NotFound } from '../../platform/http/errors.ts';
import type { TakeRequest } from '../../platform/http/middleware/limitRequests.ts';
import type { CachedPages } from '../../platform/http/middleware/serveCached.ts';
import { acceptsEncoding } from '../../platform/http/response/acceptsEncoding.ts';
import { responseHeaders } from '../../platform/http/response/responseHeaders.ts';
import { type BufferedResponse, sendBuffers } from '../../platform/http/response/sendBuffers.ts';
import { textResponse } from '../../platform/http/response/textResponse.ts';
import { canonicalPath, knownParameters } from './canonicalPath.ts';
import { loadPages, type SitePages, type SitePagesOptions } from './loadPages.ts';
import type { KeptPage } from './pages/createPages.ts';
import { contentSecurityPolicy, framePolicy, humanCheckSources } from './policy/contentSecurityPolicy.ts';
import { createNonces } from './policy/createNonces.ts';
import type { SiteFile } from './readSite.ts';
import { isFrameRoute, isOpenedRoute, isSiteRoute } from './siteRoutes.ts';
import { siteSettings } from './siteSettings.ts';

/** What a browser shows while the site has not been built. */
const notBuiltPage = `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><title>Gildshelf</title></head>
  <body><p>The site is not built yet: run npm start, which builds it.</p></body>
</html>
`;

/** What a frame shows that cannot be made right now; it asks again by itself. */
const frameErrorPage = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="color-scheme" content="dark light"><meta http-equiv="refresh" content="5"><title>Gildshelf</title></head><body><p>${ownMessages.embed.notNow}</p></body></html>`;

// Of one byte a character, as the whole head then is; otherwise it is narrowed each time that it is written.
const noncePlace = '__NONCE__';
/** A frame has nothing that could show it meanwhile: it is waited for a few times as long as a page. */
const frameTries = 4;
const hourLong = 'public, max-age=3600';
const yearLong = 'public, max-age=31536000, immutable';
/** A token stands in the address of these pages. */
const tokenPaths = new Set([
  '/auth/login',
  '/auth/oauth-callback',
  '/auth/reset-password',
  '/auth/verify-email',
]);

const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  vary: 'accept-encoding',
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** Nothing stores a page that is one person's. */
const ownHeaders = { 'cache-control': 'no-store', vary: 'authorization, accept-encoding' };

export type ServeSiteOptions = SitePagesOptions & { readonly takeRequest: TakeRequest };

/**
 * Serves the built site: assets for ever, any other file for an hour, a page for every route, each time with a new nonce. Gives
 * what answers the pages that are kept.
 */
export function serveSite(http: Hono, options: ServeSiteOptions): CachedPages {
  const { config, takeRequest } = options;
  const settings = siteSettings(config);
  const extraSources = humanCheckSources(config.humanCheck.kind);
  // Made once: of the policy only the nonce is new for each answer.
  const policyParts = contentSecurityPolicy(noncePlace, settings.apiHost, extraSources).split(noncePlace);
  const framePolicyParts = framePolicy(noncePlace, config.embedOn).split(noncePlace);
  const always = { ...responseHeaders(config.publicUrl), ...pageHeaders };
  const newNonce = createNonces();
  let site: SitePages | undefined;
  let loading: Promise<SitePages | undefined> | undefined;
  const load = () => {
    // One that is not there, or is just being written, can be read the next time.
    loading ??= loadPages(options, settings).finally(() => {
      loading = undefined;
    });
    return loading;
  };
  const headersOf = (route: string, nonce: string) => {
    if (isFrameRoute(route)) return frameHeaders(nonce);
    return {
      ...always,
      'content-security-policy': policyParts.join(nonce),
      // What a frame of ours has opened may tell it what came of it.
      'cross-origin-opener-policy': isOpenedRoute(route) ? 'unsafe-none' : 'same-origin',
      // Never a 304: it would bring a new policy to the old nonces.
      'cache-control': tokenPaths.has(route) ? 'no-store' : 'no-cache',
      'referrer-policy': tokenPaths.has(route) ? 'strict-origin' : 'strict-origin-when-cross-origin',
    };
  };
  const frameHeaders = (nonce: string) => ({
    ...responseHeaders(config.publicUrl),
    'content-type': 'text/html; charset=utf-8',
    vary: 'accept-encoding',
    'content-security-policy': framePolicyParts.join(nonce),
    'cache-control': 'no-cache',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    // Where it stands is nobody's business but the reader's.
    'referrer-policy': 'no-referrer',
  });
  const answerPage = (
    { status, bytes }: Pick<KeptPage, 'bytes'> & { readonly status: number },
    route: string,
    accepted?: string | null,
  ): BufferedResponse => {
    const nonce = newNonce();
    const encoding = (['br', 'gzip'] as const).find((name) => acceptsEncoding(accepted ?? '', name));
    const headers = { ...headersOf(route, nonce), ...(encoding && { 'content-encoding': encoding }) };
    return { status, headers, pieces: bytes.withNonce(encoding, nonce) };
  };
  /** The requested page for the person whose token the request has. */
  const ownPage = async (context: Context, pages: SitePages): Promise<string | undefined> => {
    const [, token] = /^Bearer (\S+)$/i.exec(context.req.header('authorization') ?? '') ?? [];
    if (!token || takeRequest(context)) return undefined;
    const { pathname, search } = new URL(context.req.url);
    return pages.ownPageOf(pathname + search, token);
  };
  http.get('*', async (context) => {
    site ??= await load();
    const { path } = context.req;
    const file = site?.files.get(path);
    if (file) return answerFile(context, file, path);
    // The site's router sees no slash at the end.
    const route = path.replace(/(?<=[^/])\/$/, '');
    const isRoute = isSiteRoute(route);
    const own = site && (await ownPage(context, site));
    if (own !== undefined)
      return textResponse(context, own, { ...headersOf(route, newNonce()), ...ownHeaders });
    if (!isRoute && extname(path)) throw new NotFound();
    if (!site) return context.html(notBuiltPage, 503, headersOf(route, newNonce()));
    const address = canonicalPath(context);
    // What a token's page shows hangs on the rest of its address, which nothing keeps.
    const isKept = isRoute && !(tokenPaths.has(route) && context.req.url.includes('?'));
    const pages = site;
    const tries = isFrameRoute(route) ? frameTries : 1;
    let made = isKept ? pages.keptOf(address) : undefined;
    const refusal = isKept && !made ? takeRequest(context) : undefined;
    for (let turn = 0; isKept && !made && !refusal && turn < tries; turn++)
      made = await pages.pageOf(address);
    // A frame has no script that could make it.
    if (!made && isFrameRoute(route))
      return context.html(frameErrorPage, refusal?.status ?? 503, {
        ...frameHeaders(newNonce()),
        ...refusal?.headers,
      });
    const page = made || {
      status: refusal?.status ?? (isRoute ? (isKept ? await pages.statusOf(address) : 200) : 404),
      // Any other path shows the error screen, which is in the entry like Home.
      bytes: await site.shellOf(isRoute ? address : '/'),
    };
    const answer = answerPage(page, route, context.req.header('accept-encoding'));
    return sendBuffers({ ...answer, headers: { ...answer.headers, ...refusal?.headers } });
  });
  return (request, path) => {
    const page = asksOnly(path) ? site?.keptOf(path) : undefined;
    return page && answerPage(page, path, request.headers.get('accept-encoding'));
  };
}

/** Whether a page hangs on its path alone. */
const asksOnly = (path: string) =>
  knownParameters(path).length === 0 && !path.startsWith('/embed/') && !tokenPaths.has(path);

function answerFile(context: Context, file: SiteFile, path: string): Response {
  const accepted = context.req.header('accept-encoding') ?? '';
  const headers = {
    'content-type': file.type,
    'cache-control': path.startsWith('/assets/') ? yearLong : hourLong,
    vary: 'accept-encoding',
    // A page that holds it to a hash asks for it as one from another origin.
    ...(path === '/embed.js' && { 'access-control-allow-origin': '*' }),
  };
  if (file.br && acceptsEncoding(accepted, 'br'))
    return context.body(file.br, 200, { ...headers, 'content-encoding': 'br' });
  if (file.gzip && acceptsEncoding(accepted, 'gzip'))
    return context.body(file.gzip, 200, { ...headers, 'content-encoding': 'gzip' });
  return context.body(file.bytes, 200, headers);
}
