import { gzipSync } from 'node:zlib';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Wordmark } from './Wordmark.tsx';
import { wordmarkPath } from './wordmarkPath.ts';

test('renders an image named "Gildshelf" without inline styles', () => {
  const html = renderToString(<Wordmark size="lg" underline />);
  expect(html).toContain('role="img" aria-label="Gildshelf"');
  expect(html).not.toContain('style=');
});

test('draws the word as one path of less than 3 kB gzipped', () => {
  expect(renderToString(<Wordmark />).match(/<path/g)).toHaveLength(1);
  expect(gzipSync(wordmarkPath).length).toBeLessThan(3000);
});

test('two wordmarks on one page have no id in common', () => {
  const html = renderToString(
    <>
      <Wordmark />
      <Wordmark />
    </>,
  );
  const ids = Array.from(html.matchAll(/ id="([^"]+)"/g), ([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
