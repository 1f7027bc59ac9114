import { type Context, Hono } from 'hono';
import { createAccounts } from '../features/accounts/createAccounts.ts';
import { serveProfile } from '../features/accounts/profile/serveProfile.ts';
import { serveAuth } from '../features/accounts/serveAuth.ts';
import { createAuthenticate } from '../features/accounts/sessions/createAuthenticate.ts';
import { serveThirdParty } from '../features/accounts/third-party/serveThirdParty.ts';
import { serveImages } from '../features/image-proxy/serveImages.ts';
import { serveSite } from '../features/site/serveSite.ts';
import { serveSitemap } from '../features/sitemap/serveSitemap.ts';
import { serveMedia } from '../features/titles/serveMedia.ts';
import type { Api } from '../platform/http/endpoint/serveEndpoint.ts';
import { errorHandler } from '../platform/http/errorHandler.ts';
import { TooManyRequests } from '../platform/http/errors.ts';
import { clientIp } from '../platform/http/middleware/clientIp.ts';
import { createRequestBudget } from '../platform/http/middleware/createRequestBudget.ts';
import { crossOrigin } from '../platform/http/middleware/crossOrigin.ts';
import { limitRequests, type TakeRequest } from '../platform/http/middleware/limitRequests.ts';
import { requestLog } from '../platform/http/middleware/requestLog.ts';
import { securityHeaders } from '../platform/http/middleware/securityHeaders.ts';
import { type CachedResponses, serveCached } from '../platform/http/middleware/serveCached.ts';
import { notFoundHandler } from '../platform/http/notFoundHandler.ts';
import type { Dependencies } from './Dependencies.ts';

/** The whole server as one function from request to answer; works without a socket, by `app.request()`. */
export function createApp(dependencies: Dependencies): Hono {
  const { config, log, siteFolder } = dependencies;
  const accounts = createAccounts(dependencies);
  const http = new Hono();
  const kept: CachedResponses = new Map();
  const api: Api = { http, kept, authenticate: createAuthenticate(dependencies, accounts.tokens) };

  http.use(requestLog(log));
  http.use(securityHeaders(config.publicUrl));
  const fromOtherOrigins = crossOrigin([config.publicUrl, ...config.allowedOrigins]);
  http.use('/api/*', fromOtherOrigins);
  http.use('/oembed', fromOtherOrigins);
  http.onError(errorHandler(log));

  const address = (context: Context) => clientIp(context, config.trustProxy);
  const budget = createRequestBudget(dependencies.clock, config.rateLimits);
  const takeRequest: TakeRequest = (context) => {
    const waitMs = budget(address(context));
    return waitMs === undefined ? undefined : new TooManyRequests(waitMs);
  };
  // Not covers and pictures: one page shows a hundred of them.
  for (const path of ['/api/*', '/oembed', '/cards/*', '/sitemap/*'])
    http.use(path, limitRequests(takeRequest));
  serveAuth(api, accounts, address);
  serveThirdParty(http, accounts, dependencies, address);
  serveProfile(api, accounts);
  // Apart, so that a page asks the same calls without going through what a request from outside goes through.
  const media = new Hono();
  serveMedia({ ...api, http: media }, dependencies);
  http.route('/', media);
  // Not before: each of its handlers would bring this with it, although `http` answers its problems just so.
  media.onError(errorHandler(log));
  serveSitemap(http, dependencies);
  serveImages(http, dependencies);

  const problemOf = notFoundHandler(http);
  http.all('/api/*', (context) => {
    throw problemOf(context.req.path);
  });
  const ask = async (url: string, token?: string) => {
    const response = await media.request(url, token ? { headers: { authorization: `Bearer ${token}` } } : {});
    return { status: response.status, body: await response.json() };
  };
  const pages = siteFolder ? serveSite(http, { ...dependencies, siteFolder, ask, takeRequest }) : undefined;
  http.notFound((context) => errorHandler(log)(problemOf(context.req.path), context));
  serveCached(http, kept, log, pages);
  return http;
}
