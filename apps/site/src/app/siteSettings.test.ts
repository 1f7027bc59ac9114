// @vitest-environment jsdom
import { builtInTypes } from '@gildshelf/api-client/contract';
import { expect, test } from 'vitest';
import { readSettings } from './siteSettings.ts';

test.each([
  ['of the built-in data without the meta tag', undefined, builtInTypes],
  ['in their own order', 'manga game show', ['game', 'show', 'manga']],
  ['without unknown names', 'game podcast toString movie', ['game', 'movie']],
  ['of the built-in data without a known name', 'podcast', builtInTypes],
])('reads the media types from the document: %s', (_, content, types) => {
  const meta = Object.assign(document.createElement('meta'), { name: 'media-types', content });
  if (content) document.head.append(meta);
  expect(readSettings().mediaTypes).toEqual(types);
  meta.remove();
});
