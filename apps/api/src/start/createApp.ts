import { type Context, Hono } from 'hono';
import { createAccessTokenAuthenticate } from '../features/access-tokens/authenticate.ts';
import { serveAccessTokens } from '../features/access-tokens/serveAccessTokens.ts';
import { type AccountOverrides, type Accounts, createAccounts } from '../features/accounts/Accounts.ts';
import { serveAuth, serveProfile } from '../features/accounts/serveAccounts.ts';
import { createAuthenticate } from '../features/accounts/sessions/tokens.ts';
import { serveThirdParty } from '../features/accounts/third-party/serveThirdParty.ts';
import { serveApiDocs } from '../features/api-docs/serveApiDocs.ts';
import { type ImageProxyOptions, serveImages } from '../features/image-proxy/serveImages.ts';
import { createFindPage } from '../features/site/findPage.ts';
import type { SiteRenderer } from '../features/site/SiteRenderer.ts';
import { serveOpenSearch } from '../features/site/serveOpenSearch.ts';
import { serveSite } from '../features/site/serveSite.ts';
import { serveSitemap } from '../features/sitemap/serveSitemap.ts';
import { serveWebhooks } from '../features/webhooks/serveWebhooks.ts';
import type { Api } from '../platform/http/endpoint/serveEndpoint.ts';
import { errorHandler, notFoundHandler } from '../platform/http/errorHandler.ts';
import { TooManyRequests } from '../platform/http/errors.ts';
import {
  clientIp,
  createRequestBudget,
  limitRequests,
  type TakeRequest,
} from '../platform/http/middleware/requestLimits.ts';
import { requestLog } from '../platform/http/middleware/requestLog.ts';
import { crossOrigin, securityHeaders } from '../platform/http/middleware/responseHeaders.ts';
import { type CachedResponses, serveCached } from '../platform/http/middleware/serveCached.ts';
import { createFindRedirect } from './createFindRedirect.ts';
import { createShownTypes } from './createShownTypes.ts';
import { type MediaDependencies, serveMedia } from './serveMedia.ts';

/** The dependencies of `createApp`. */
export interface Dependencies extends MediaDependencies, AccountOverrides, ImageProxyOptions {
  /** The folder of the built site; without it only the API is served. */
  readonly siteFolder?: string;
  /** Renders pages on the server; without it the browser renders all of them. */
  readonly renderer?: SiteRenderer;
}

/** The whole server as one Hono application; works without a socket, by `app.request()`. */
export function createApp(dependencies: Dependencies): Hono {
  const { config, log, siteFolder } = dependencies;
  const accounts = createAccounts(dependencies);
  const http = new Hono();
  const cachedResponses: CachedResponses = new Map();
  const api: Api = {
    http,
    cachedResponses,
    authenticate: createCombinedAuthenticate(dependencies, accounts),
  };

  http.use(requestLog(log));
  http.use(securityHeaders(config.publicUrl));
  const fromOtherOrigins = crossOrigin([config.publicUrl, ...config.allowedOrigins]);
  http.use('/api/*', fromOtherOrigins);
  http.use('/oembed', fromOtherOrigins);
  http.use('/openapi.json', fromOtherOrigins);
  http.onError(errorHandler(log));

  const address = (context: Context) => clientIp(context, config.trustedProxies);
  const budget = createRequestBudget(dependencies.clock, config.rateLimits);
  const takeRequest: TakeRequest = (context) => {
    const { waitMs } = budget(address(context));
    return waitMs === undefined ? undefined : new TooManyRequests(waitMs);
  };
  // Not for images: one page shows a hundred of them.
  for (const path of ['/api/*', '/oembed', '/cards/*', '/feeds/*', '/sitemap/*'])
    http.use(path, limitRequests(takeRequest));
  serveAuth(api, accounts, address);
  serveThirdParty(http, accounts, dependencies, address);
  serveProfile(api, accounts);
  serveAccessTokens(api, dependencies);
  serveWebhooks(api, { ...dependencies, wake: dependencies.wakeWebhooks ?? (() => {}) });
  // A router of its own, so that rendered pages can call its endpoints without the middleware for external requests.
  const media = new Hono();
  serveMedia({ ...api, http: media }, dependencies);
  http.route('/', media);
  // Set after `route`, which would otherwise wrap each handler with it, although `http` has the same error handler.
  media.onError(errorHandler(log));
  const shownTypes = createShownTypes(dependencies);
  serveSitemap(http, { ...dependencies, shownTypes });
  serveOpenSearch(http, dependencies);
  serveApiDocs(http, dependencies);
  serveImages(http, dependencies);

  const notFoundError = notFoundHandler(http);
  http.all('/api/*', (context) => {
    throw notFoundError(context.req.path);
  });
  const queryApi = async (url: string, token?: string) => {
    const response = await media.request(url, token ? { headers: { authorization: `Bearer ${token}` } } : {});
    return { status: response.status, body: await response.json() };
  };
  const findPage = createFindPage(dependencies.pages);
  const findRedirect = createFindRedirect(dependencies.store);
  const cachedPages = siteFolder
    ? serveSite(http, {
        ...{ ...dependencies, siteFolder, callApi: queryApi },
        ...{ takeRequest, findPage, findRedirect, shownTypes },
      })
    : undefined;
  http.notFound((context) => errorHandler(log)(notFoundError(context.req.path), context));
  serveCached(http, cachedResponses, log, cachedPages);
  return http;
}

/** Authenticates by a personal access token or by the token of a session. */
function createCombinedAuthenticate(dependencies: Dependencies, { tokens }: Accounts): Api['authenticate'] {
  const byAccessToken = createAccessTokenAuthenticate(dependencies);
  const bySession = createAuthenticate(dependencies, tokens);
  return async (authorization) => byAccessToken(authorization) ?? bySession(authorization);
}
