import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Link } from '../components/actions/link/Link.tsx';
import { getCssText } from './getCssText.ts';
import { globalStyles } from './globalStyles.ts';

test('collects the styles of a page that is rendered on a server without a document', () => {
  expect(globalThis.document).toBeUndefined();
  globalStyles();
  const html = renderToString(<Link href="/search">Search</Link>);
  const text = getCssText();
  const className = /class="(gs-\S+)/.exec(html)?.[1];
  expect(className).toBeDefined();
  expect(text).toContain(`.${className}{`);
  expect(text).toContain('--gs-colors-page:#051426');
  expect(text).toContain(':focus-visible{outline:2px solid');
  expect(html).not.toContain('style=');
  expect(text).not.toContain('</');
});
