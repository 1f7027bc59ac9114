import { ProviderProblem } from '../Upstream.ts';

const deepest = 64;
const mostParts = 250_000;

const quote = 0x22;
const backslash = 0x5c;
const openers = new Set([0x5b, 0x7b]);
const closers = new Set([0x5d, 0x7d]);

/** Refuses JSON that is nested too deeply or made of too many lists and objects, before it is parsed: one walk, no recursion. */
export function checkNesting(bytes: Uint8Array): void {
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
      if (depth > deepest) throw new ProviderProblem('too-much', 'Its answer is nested too deeply.');
      if (parts > mostParts) throw new ProviderProblem('too-much', 'Its answer has too many parts.');
    } else if (closers.has(byte)) depth -= 1;
  }
}
