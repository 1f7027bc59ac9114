import { ProviderProblem } from '../Upstream.ts';
import { checkNesting } from './checkNesting.ts';
import { dropProto } from './dropProto.ts';

/** JSON of a host that is not trusted, parsed: bounded in its depth and parts, and without `__proto__` anywhere. */
export function parseAnswer(bytes: Uint8Array): unknown {
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
    throw new ProviderProblem('not-json', 'Its answer is not UTF-8.');
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The words of what fails in here hold a piece of what was read: they are not passed on.
    throw new ProviderProblem('not-json', 'Its answer is not JSON.');
  }
}
