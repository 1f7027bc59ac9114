import { createRequire } from 'node:module';

/** The members of an element that tests of the server use; their TypeScript configuration has no DOM types. */
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

/** The root element of an XML document; a `parsererror` element if the text is malformed. */
export function readXml(text: string): MarkupElement {
  return parser.parseFromString(text, 'application/xml').documentElement;
}

/** The body element of an HTML document. */
export function readHtml(text: string): MarkupElement {
  return parser.parseFromString(text, 'text/html').body;
}

/** The root element of an HTML document; any text parses, as in a browser. */
export function readDocument(text: string): MarkupElement {
  return parser.parseFromString(text, 'text/html').documentElement;
}
