import * as z from 'zod/mini';
import type { SiteverifyResponse, SiteverifyService } from './siteverifyServices.ts';

const maxResponseBytes = 16 * 1024;
/** The error codes that concern the token, and not the request. */
const invalidTokenCodes = new Set([
  'timeout-or-duplicate',
  'invalid-input-response',
  'missing-input-response',
]);

const outcomeSchema = z.object({
  success: z.boolean(),
  'error-codes': z.optional(z.array(z.string().check(z.regex(/^[\w-]{1,64}$/)))),
});

/**
 * Sends one request to the service; undefined when the service rejects the token. Throws when there is no valid response within
 * `timeoutMs` milliseconds or the service rejects the request; the error message never contains the token or the secret.
 */
export async function requestSiteverify(
  { url, responseSchema }: SiteverifyService,
  form: { readonly secret: string; readonly response: string },
  timeoutMs: number,
): Promise<SiteverifyResponse | undefined> {
  const json = readJson(await post(url, form, timeoutMs));
  const { success, 'error-codes': codes = [] } = read(outcomeSchema, json);
  if (success) return read(responseSchema, json);
  const requestErrors = codes.filter((code) => !invalidTokenCodes.has(code));
  if (requestErrors.length > 0)
    throw new Error(`The service rejected the request: ${requestErrors.join(', ')}.`);
  return undefined;
}

/** Does not rethrow the error of JSON.parse, whose message contains a part of the text. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('The response is not JSON.');
  }
}

function read<Schema extends z.ZodMiniType>(schema: Schema, json: unknown): z.output<Schema> {
  const parsed = schema.safeParse(json);
  if (!parsed.success) throw new Error('The response has an unexpected shape.');
  return parsed.data;
}

async function post(url: string, form: Readonly<Record<string, string>>, timeoutMs: number) {
  const response = await fetch(url, {
    method: 'POST',
    // The optional `remoteip` is left out, so that the service does not get the visitor's IP address.
    body: new URLSearchParams(form),
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`The service responded with ${response.status}.`);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxResponseBytes) throw new Error('The response is too large.');
    chunks.push(chunk);
  }
  return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks, size));
}
