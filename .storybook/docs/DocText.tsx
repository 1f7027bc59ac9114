import { createElement, Fragment } from 'react';

/** Renders a doc line; text between backticks becomes `<code>`. */
export function DocText({ children }: { readonly children: string }) {
  const parts = children
    .split('`')
    .map((part, index) => (index % 2 === 1 ? createElement('code', null, part) : part));
  // Spread as separate children, because the parts have nothing that could serve as a key.
  return createElement(Fragment, null, ...parts);
}
