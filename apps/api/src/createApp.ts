import { type Context, Hono } from 'hono';
import type { Api } from './Api.ts';
import { answerProblem } from './answerProblem.ts';
import type { Dependencies } from './Dependencies.ts';
import { TooMany } from './errors.ts';
import { answerKept, type KeptAnswers } from './middleware/answerKept.ts';
import { clientAddress } from './middleware/clientAddress.ts';
import { crossOrigin } from './middleware/crossOrigin.ts';
import { limitClients, type TakeRequest } from './middleware/limitClients.ts';
import { noSuchAddress } from './middleware/noSuchAddress.ts';
import { requestLog } from './middleware/requestLog.ts';
import { securityHeaders } from './middleware/securityHeaders.ts';
import { serveAuth } from './routes/serveAuth.ts';
import { serveMedia } from './routes/serveMedia.ts';
import { servePictures } from './routes/servePictures.ts';
import { serveProfile } from './routes/serveProfile.ts';
import { serveSite } from './routes/serveSite.ts';
import { serveSitemap } from './routes/serveSitemap.ts';
import { serveThirdParty } from './routes/serveThirdParty.ts';
import { createAccounts } from './services/createAccounts.ts';
import { createClientBudget } from './services/limits/createClientBudget.ts';
import { createAuthenticate } from './services/sessions/createAuthenticate.ts';

/** The whole server as one function from request to answer; works without a socket, by `app.request()`. */
export function createApp(dependencies: Dependencies): Hono {
  const { environment, log, siteFolder } = dependencies;
  const accounts = createAccounts(dependencies);
  const http = new Hono();
  const kept: KeptAnswers = new Map();
  const api: Api = { http, kept, authenticate: createAuthenticate(dependencies, accounts.tokens) };

  http.use(requestLog(log));
  http.use(securityHeaders(environment.publicUrl));
  const fromOtherOrigins = crossOrigin([environment.publicUrl, ...environment.allowedOrigins]);
  http.use('/api/*', fromOtherOrigins);
  http.use('/oembed', fromOtherOrigins);
  http.onError(answerProblem(log));

  const address = (context: Context) => clientAddress(context, environment.trustProxy);
  const budget = createClientBudget(dependencies.clock, environment.rateLimits);
  const takeRequest: TakeRequest = (context) => {
    const waitMs = budget(address(context));
    return waitMs === undefined ? undefined : new TooMany(waitMs);
  };
  // Not covers and pictures: one page shows a hundred of them.
  for (const path of ['/api/*', '/oembed', '/cards/*', '/sitemap/*'])
    http.use(path, limitClients(takeRequest));
  serveAuth(api, accounts, address);
  serveThirdParty(http, accounts, dependencies, address);
  serveProfile(api, accounts);
  // Apart, so that a page asks the same calls without going through what a request from outside goes through.
  const media = new Hono();
  serveMedia({ ...api, http: media }, dependencies);
  http.route('/', media);
  // Not before: each of its handlers would bring this with it, although `http` answers its problems just so.
  media.onError(answerProblem(log));
  serveSitemap(http, dependencies);
  servePictures(http, dependencies);

  const problemOf = noSuchAddress(http);
  http.all('/api/*', (context) => {
    throw problemOf(context.req.path);
  });
  const ask = async (url: string, token?: string) => {
    const response = await media.request(url, token ? { headers: { authorization: `Bearer ${token}` } } : {});
    return { status: response.status, body: await response.json() };
  };
  const pages = siteFolder ? serveSite(http, { ...dependencies, siteFolder, ask, takeRequest }) : undefined;
  http.notFound((context) => answerProblem(log)(problemOf(context.req.path), context));
  answerKept(http, kept, log, pages);
  return http;
}
