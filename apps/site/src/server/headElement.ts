import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** One element of the head; React escapes what stands in it. */
export function headElement(tag: string, attributes: Readonly<Record<string, string>>): string {
  // What only belongs to this page is taken out when somebody goes on to the next.
  return renderToStaticMarkup(
    createElement(tag, { ...attributes, 'data-page': tag === 'title' ? undefined : '' }),
  );
}
