import { describe, expect, it } from 'vitest';
import { coverUrl } from './coverUrl.ts';

describe('coverUrl', () => {
  it('adds the shape to the URL of a generated cover', () => {
    expect(coverUrl('/covers/game/elden-ring.svg', 'detail')).toBe(
      '/covers/game/elden-ring.svg?shape=detail',
    );
    expect(coverUrl('https://gild.example/covers/anime/nana.svg', 'card')).toBe(
      'https://gild.example/covers/anime/nana.svg?shape=card',
    );
  });

  it.each([
    'https://media.example/games/elden-ring.jpg',
    'https://media.example/covers/elden-ring.svg',
    '/covers/game/elden-ring.svg?shape=card',
    '/covers/game/elden-ring.svg#a',
    '',
  ])('returns %j unchanged', (url) => {
    expect(coverUrl(url, 'card')).toBe(url);
  });
});
