import { ProviderError } from './Upstream.ts';

/** Reads a body after decompression. Rejects, and stops reading, as soon as it exceeds `maxBytes`. */
export async function readBounded(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop cancels the body, which closes the connection.
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes)
      throw new ProviderError('too-much', `The response is longer than ${maxBytes} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}

const maxDepth = 64;
const maxParts = 250_000;

const quote = 0x22;
const backslash = 0x5c;
const openers = new Set([0x5b, 0x7b]);
const closers = new Set([0x5d, 0x7d]);

/** Rejects JSON that is nested too deeply or has too many arrays and objects before it is parsed, in one pass without recursion. */
function checkNesting(bytes: Uint8Array): void {
  let depth = 0;
  let parts = 0;
  let isInString = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (isInString) {
      if (byte === backslash) at += 1;
      else if (byte === quote) isInString = false;
    } else if (byte === quote) isInString = true;
    else if (openers.has(byte)) {
      depth += 1;
      parts += 1;
      if (depth > maxDepth) throw new ProviderError('too-much', 'The response is nested too deeply.');
      if (parts > maxParts) throw new ProviderError('too-much', 'The response has too many parts.');
    } else if (closers.has(byte)) depth -= 1;
  }
}

/** Removes every member named `__proto__` from parsed JSON, without recursion. */
function dropProto(parsed: unknown): void {
  const pending = [parsed];
  while (pending.length > 0) {
    const part = pending.pop();
    if (typeof part !== 'object' || part === null) continue;
    if (Object.hasOwn(part, '__proto__')) Reflect.deleteProperty(part, '__proto__');
    for (const child of Object.values(part)) if (typeof child === 'object') pending.push(child);
  }
}

/** Parses the JSON of an untrusted host, with limits on its depth and its number of parts, and without any `__proto__`. */
export function parseJson(bytes: Uint8Array): unknown {
  checkNesting(bytes);
  const text = decode(bytes);
  const parsed = parse(text);
  if (mayNameProto(text)) dropProto(parsed);
  return parsed;
}

/** Whether a text may name `__proto__`, literally or with escaped characters. */
const mayNameProto = (text: string) => text.includes('__proto__') || /\\u00[5-7]/.test(text);

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ProviderError('not-json', 'The response is not UTF-8.');
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The message of the original error contains a part of the response, so it is not passed on.
    throw new ProviderError('not-json', 'The response is not JSON.');
  }
}
