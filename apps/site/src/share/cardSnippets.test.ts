import { expect, test } from 'vitest';
import { cardOf } from './cardSnippets.ts';
import type { ShareSubject } from './shareUrls.ts';

const origins = { site: 'https://shelf.example', api: 'https://api.example' };
const title: ShareSubject = { title: 'Portal 2', type: 'game', slug: 'portal-2' };

test('the card of a title has snippets in three formats', () => {
  const { imagePath, snippets } = cardOf(title, { ...origins, theme: 'dark', alt: 'Portal 2 on Gildshelf' });
  expect(imagePath).toBe('/cards/game/portal-2.svg');
  expect(snippets).toEqual({
    HTML: '<a href="https://shelf.example/game/portal-2"><img src="https://api.example/cards/game/portal-2.svg" alt="Portal 2 on Gildshelf" width="480" height="156" loading="lazy"></a>',
    Markdown:
      '[![Portal 2 on Gildshelf](https://api.example/cards/game/portal-2.svg)](https://shelf.example/game/portal-2)',
    BBCode:
      '[url=https://shelf.example/game/portal-2][img]https://api.example/cards/game/portal-2.png[/img][/url]',
  });
});

test('the light card of a collection has the light images in every format', () => {
  const subject: ShareSubject = { title: 'Mara’s collection', username: 'mara' };
  const { imagePath, width, height, snippets } = cardOf(subject, { ...origins, theme: 'light', alt: 'x' });
  expect(imagePath).toBe('/cards/mara.svg?theme=light');
  expect([width, height]).toEqual([520, 220]);
  expect(snippets.HTML).toContain('src="https://api.example/cards/mara.svg?theme=light"');
  expect(snippets.Markdown).toContain('(https://api.example/cards/mara.svg?theme=light)');
  expect(snippets.BBCode).toBe(
    '[url=https://shelf.example/user/mara/collection][img]https://api.example/cards/mara.png?theme=light[/img][/url]',
  );
});

test('hostile names and slugs end neither an attribute nor a link nor a tag', () => {
  const slug = `a")](x)[/img]'>`;
  const alt = `"><script>alert(1)</script> ](https://evil.example) [x]`;
  const { snippets } = cardOf({ ...title, slug }, { ...origins, theme: 'dark', alt });
  const encoded = 'a%22%29%5D%28x%29%5B%2Fimg%5D%27%3E';
  expect(snippets.HTML).toContain(`href="https://shelf.example/game/${encoded}"`);
  expect(snippets.HTML).toContain('alt="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt; ](https');
  expect(snippets.Markdown).toMatch(/^\[!\[(\\.|[^\]\\[<>])*\]\([^()]*\)\]\([^()]*\)$/);
  expect(snippets.BBCode).toBe(
    `[url=https://shelf.example/game/${encoded}][img]https://api.example/cards/game/${encoded}.png[/img][/url]`,
  );
});
