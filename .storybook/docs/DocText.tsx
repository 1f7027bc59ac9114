import { createElement, Fragment } from 'react';

/** A doc line: what stands between backticks is code. */
export function DocText({ children }: { readonly children: string }) {
  const parts = children
    .split('`')
    .map((part, index) => (index % 2 === 1 ? createElement('code', null, part) : part));
  // Spread, since the parts of a line have no names to serve as keys.
  return createElement(Fragment, null, ...parts);
}
