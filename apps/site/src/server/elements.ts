import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Renders one element of the head; React escapes its attributes and its text. */
export function headElement(tag: string, attributes: Readonly<Record<string, string>>): string {
  // Marks the elements that belong to this page only: usePageTitle removes them after a navigation.
  return renderToStaticMarkup(
    createElement(tag, { ...attributes, 'data-page': tag === 'title' ? undefined : '' }),
  );
}

/** Renders data as a script element that the browser does not execute; no value can close the element. */
export function jsonScript(
  attributes: {
    readonly id?: string;
    readonly type: 'application/json' | 'application/ld+json';
    readonly 'data-owner'?: string;
  },
  data: unknown,
): string {
  const attributeText = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<script${attributeText.join('')}>${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}
