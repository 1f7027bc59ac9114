import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

/** A text that the specification quotes, and the section that quotes it. */
export interface Quote {
  readonly section: string;
  readonly text: string;
}

/** The sections whose quoted texts are compared with the product. */
const checkedSections = ['2', '3', '4', '5', '8', '9'];

// An apostrophe inside a word neither opens nor closes a quote.
const quoted = /(?<![\p{L}\p{N}])'((?:[^'\n]|'(?=\p{L}))+)'(?!\p{L})|"([^"\n]+)"/gu;

/** Every text in single or double quotes, once per section, in the order of the specification. */
export function extractQuotes(specification: string): Quote[] {
  const found = new Map<string, Quote>();
  for (const part of specification.split(/^## /m)) {
    const section = /^\d+/.exec(part)?.[0] ?? '';
    if (!checkedSections.includes(section)) continue;
    for (const [, single, double] of part.matchAll(quoted)) {
      const text = single ?? double ?? '';
      found.set(`${section} ${text}`, { section, text });
    }
  }
  return [...found.values()];
}

/** SHA-256 of the specification, which a list stores to identify the text that it was extracted from. */
export function fingerprint(specification: string): string {
  return createHash('sha256').update(specification).digest('hex');
}

// `node tests/spec/extractQuotes.ts <the specification>` updates the list and preserves the annotations of known texts.
if (import.meta.main) {
  const specification = readFileSync(process.argv[2] ?? '', 'utf8');
  const file = new URL('./quotedTexts.json', import.meta.url);
  const known: Quote[] = JSON.parse(readFileSync(file, 'utf8')).texts;
  const texts = extractQuotes(specification).map(
    (quote) => known.find(({ section, text }) => section === quote.section && text === quote.text) ?? quote,
  );
  writeFileSync(file, `${JSON.stringify({ sha256: fingerprint(specification), texts }, null, 2)}\n`);
}
