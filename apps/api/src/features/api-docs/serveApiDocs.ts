import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context, Hono } from 'hono';
import type { ServerContext } from '../../config/ServerContext.ts';
import { acceptsEncoding, etagMatches } from '../../platform/http/response/negotiation.ts';
import { createOpenApiDocument } from './openApiDocument.ts';
import { pageHtml, pagePolicy, startScript, withoutEval } from './referencePage.ts';

const compressed = { br: promisify(brotliCompress), gzip: promisify(gzip) };
const compressionOptions = { br: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }, gzip: { level: 6 } };

const require = createRequire(import.meta.url);

const oneHour = 'public, max-age=3600';

/** Serves the OpenAPI document at /openapi.json, and at /docs/api a page that shows it. Nothing is built or read before the first request. */
export function serveApiDocs(http: Hono, { config }: Pick<ServerContext, 'config'>): void {
  const openApi = createStoredText(async () =>
    JSON.stringify(createOpenApiDocument(config.publicUrl).document),
  );
  const reference = createStoredText(async () => withoutEval + (await readFile(referenceFile(), 'utf8')));
  const start = createStoredText(async () => startScript);

  http.get('/openapi.json', (context) => openApi(context, 'application/json'));
  http.get('/docs/api/reference.js', (context) => reference(context, 'text/javascript; charset=utf-8'));
  http.get('/docs/api/start.js', (context) => start(context, 'text/javascript; charset=utf-8'));
  http.get('/docs/api', (context) =>
    context.html(pageHtml, 200, { 'content-security-policy': pagePolicy, 'cache-control': oneHour }),
  );
}

/** The script of the package that renders the page; the package exports no path to it. */
function referenceFile(): string {
  return join(dirname(require.resolve('@scalar/api-reference')), 'browser/standalone.js');
}

/** A handler that sends a text with an ETag. The text and its compressed forms are created once, when they are first requested. */
function createStoredText(load: () => Promise<string>) {
  let stored: Promise<{ readonly text: string; readonly etag: string }> | undefined;
  const encoded = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

  return async (context: Context, type: string): Promise<Response> => {
    stored ??= load().then((text) => ({
      text,
      etag: `"${createHash('sha256').update(text).digest('base64url')}"`,
    }));
    const { text, etag } = await stored.catch((error: unknown) => {
      stored = undefined;
      throw error;
    });
    const accepted = context.req.header('accept-encoding') ?? '';
    const coding = (['br', 'gzip'] as const).find((name) => acceptsEncoding(accepted, name));
    const headers = { etag: `W/${etag}`, 'cache-control': oneHour, vary: 'accept-encoding' };
    if (etagMatches(context.req.header('if-none-match') ?? '', etag)) return context.body(null, 304, headers);
    if (!coding) return context.body(text, 200, { ...headers, 'content-type': type });
    const bytes =
      encoded.get(coding) ??
      compressed[coding](text, compressionOptions[coding]).then((buffer) => new Uint8Array(buffer));
    encoded.set(coding, bytes);
    return context.body(await bytes, 200, { ...headers, 'content-type': type, 'content-encoding': coding });
  };
}
