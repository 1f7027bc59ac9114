import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

/** A text that the specification quotes, and the section in which it does. */
export interface Quote {
  readonly section: string;
  readonly text: string;
}

/** The sections whose quotes the product is held against. */
const heldSections = ['2', '3', '4', '5', '8', '9'];

// An apostrophe inside a word neither opens nor closes a quote.
const quoted = /(?<![\p{L}\p{N}])'((?:[^'\n]|'(?=\p{L}))+)'(?!\p{L})|"([^"\n]+)"/gu;

/** Every text in single or double quotes, once per section, in the order of the specification. */
export function extractQuotes(specification: string): Quote[] {
  const found = new Map<string, Quote>();
  for (const part of specification.split(/^## /m)) {
    const section = /^\d+/.exec(part)?.[0] ?? '';
    if (!heldSections.includes(section)) continue;
    for (const [, single, double] of part.matchAll(quoted)) {
      const text = single ?? double ?? '';
      found.set(`${section} ${text}`, { section, text });
    }
  }
  return [...found.values()];
}

/** The fingerprint by which the list says from which text it was taken. */
export function fingerprint(specification: string): string {
  return createHash('sha256').update(specification).digest('hex');
}

// `node tests/spec/extractQuotes.ts <the specification>` renews the list; what was said about a text stays with it.
if (import.meta.main) {
  const specification = readFileSync(process.argv[2] ?? '', 'utf8');
  const file = new URL('./quotedTexts.json', import.meta.url);
  const known: Quote[] = JSON.parse(readFileSync(file, 'utf8')).texts;
  const texts = extractQuotes(specification).map(
    (quote) => known.find(({ section, text }) => section === quote.section && text === quote.text) ?? quote,
  );
  writeFileSync(file, `${JSON.stringify({ sha256: fingerprint(specification), texts }, null, 2)}\n`);
}
