import { createRequire } from 'node:module';

/** As much of an element as tests of the server look at: its types know of no browser. */
export interface MarkupElement {
  readonly localName: string;
  readonly namespaceURI: string | null;
  readonly id: string;
  readonly textContent: string | null;
  readonly attributes: Iterable<{ readonly name: string; readonly value: string }>;
  readonly childNodes: { readonly length: number };
  getAttribute(name: string): string | null;
  querySelector(selector: string): MarkupElement | null;
  querySelectorAll(selector: string): Iterable<MarkupElement>;
}

interface MarkupDocument {
  readonly documentElement: MarkupElement;
  readonly body: MarkupElement;
}

type MarkupParser = new () => { parseFromString(text: string, type: string): MarkupDocument };

const { JSDOM }: { readonly JSDOM: new () => { readonly window: { readonly DOMParser: MarkupParser } } } =
  createRequire(import.meta.url)('jsdom');
const parser = new new JSDOM().window.DOMParser();

/** The root of an XML document; `parsererror` where it is none. */
export function readXml(text: string): MarkupElement {
  return parser.parseFromString(text, 'application/xml').documentElement;
}

/** The body of an HTML document. */
export function readHtml(text: string): MarkupElement {
  return parser.parseFromString(text, 'text/html').body;
}

/** The root of an HTML document, as a browser makes one of any text. */
export function readDocument(text: string): MarkupElement {
  return parser.parseFromString(text, 'text/html').documentElement;
}
