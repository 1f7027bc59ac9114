import { ProviderError } from './Upstream.ts';

const deepest = 64;
const mostParts = 250_000;

const quote = 0x22;
const backslash = 0x5c;
const openers = new Set([0x5b, 0x7b]);
const closers = new Set([0x5d, 0x7d]);

/** Refuses JSON that is nested too deeply or made of too many lists and objects, before it is parsed: one walk, no recursion. */
function checkNesting(bytes: Uint8Array): void {
  let depth = 0;
  let parts = 0;
  let isText = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (isText) {
      if (byte === backslash) at += 1;
      else if (byte === quote) isText = false;
    } else if (byte === quote) isText = true;
    else if (openers.has(byte)) {
      depth += 1;
      parts += 1;
      if (depth > deepest) throw new ProviderError('too-much', 'Its answer is nested too deeply.');
      if (parts > mostParts) throw new ProviderError('too-much', 'Its answer has too many parts.');
    } else if (closers.has(byte)) depth -= 1;
  }
}

/** Takes every member named `__proto__` out of parsed JSON; without recursion. */
function dropProto(parsed: unknown): void {
  const left = [parsed];
  while (left.length > 0) {
    const part = left.pop();
    if (typeof part !== 'object' || part === null) continue;
    if (Object.hasOwn(part, '__proto__')) Reflect.deleteProperty(part, '__proto__');
    for (const inner of Object.values(part)) if (typeof inner === 'object') left.push(inner);
  }
}

/** JSON of a host that is not trusted, parsed: bounded in its depth and parts, and without `__proto__` anywhere. */
export function parseJson(bytes: Uint8Array): unknown {
  checkNesting(bytes);
  const text = decode(bytes);
  const parsed = parse(text);
  if (mayNameProto(text)) dropProto(parsed);
  return parsed;
}

/** As it stands, or with any of its letters written as an escape. */
const mayNameProto = (text: string) => text.includes('__proto__') || /\\u00[5-7]/.test(text);

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ProviderError('not-json', 'Its answer is not UTF-8.');
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The words of what fails in here hold a piece of what was read: they are not passed on.
    throw new ProviderError('not-json', 'Its answer is not JSON.');
  }
}
