import { randomBytes } from 'node:crypto';
import { extname } from 'node:path';
import type { Context, Hono } from 'hono';
import type { Environment } from '../environment.ts';
import { NotFound } from '../errors.ts';
import { contentSecurityPolicy } from '../site/contentSecurityPolicy.ts';
import { humanCheckSources } from '../site/humanCheckSources.ts';
import { isSiteRoute } from '../site/isSiteRoute.ts';
import { notBuiltPage } from '../site/notBuiltPage.ts';
import { pageTemplate } from '../site/pageTemplate.ts';
import { readSite, type SiteFile } from '../site/readSite.ts';
import { takes } from '../site/takes.ts';

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
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** Serves the built site: assets for ever, any other file for an hour, the document for every route, each time with a new nonce. */
export function serveSite(http: Hono, folder: string, environment: Environment): void {
  const apiHost = environment.apiUrl === environment.publicUrl ? '' : environment.apiUrl;
  const extraSources = humanCheckSources(environment.humanCheck.kind);
  let ready: ReturnType<typeof load> | undefined;
  const load = async () => {
    const site = await readSite(folder);
    if (!site) ready = undefined;
    return site && { files: site.files, page: pageTemplate(site.document, apiHost, environment) };
  };
  http.get('*', async (context) => {
    ready ??= load();
    const site = await ready.catch((thrown) => {
      // A build that is just being written can be read the next time.
      ready = undefined;
      throw thrown;
    });
    const { path } = context.req;
    const file = site?.files.get(path);
    if (file) return answerFile(context, file, path);
    // The site's router sees no slash at the end.
    const route = path.replace(/(?<=.)\/$/, '');
    const isRoute = isSiteRoute(route);
    if (!isRoute && extname(path)) throw new NotFound();
    const nonce = randomBytes(16).toString('base64');
    const headers = {
      'content-security-policy': contentSecurityPolicy(nonce, apiHost, extraSources),
      ...pageHeaders,
      // Never a 304: it would bring a new policy to the old nonces.
      'cache-control': tokenPaths.has(route) ? 'no-store' : 'no-cache',
      'referrer-policy': tokenPaths.has(route) ? 'strict-origin' : 'strict-origin-when-cross-origin',
    };
    if (!site) return context.html(notBuiltPage, 503, headers);
    return context.html(site.page(nonce), isRoute ? 200 : 404, headers);
  });
}

function answerFile(context: Context, file: SiteFile, path: string): Response {
  const accepted = context.req.header('accept-encoding') ?? '';
  const headers = {
    'content-type': file.type,
    'cache-control': path.startsWith('/assets/') ? yearLong : hourLong,
    vary: 'accept-encoding',
  };
  if (file.br && takes(accepted, 'br'))
    return context.body(file.br, 200, { ...headers, 'content-encoding': 'br' });
  if (file.gzip && takes(accepted, 'gzip'))
    return context.body(file.gzip, 200, { ...headers, 'content-encoding': 'gzip' });
  return context.body(file.bytes, 200, headers);
}
