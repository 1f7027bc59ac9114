import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Renders one element of the head; React escapes its attributes and its text. */
export function headElement(tag: string, attributes: Readonly<Record<string, string>>): string {
  // Marks the elements that belong to this page only: usePageTitle removes them after a navigation.
  return renderToStaticMarkup(
    createElement(tag, { ...attributes, 'data-page': tag === 'title' ? undefined : '' }),
  );
}
