import { expect, test } from 'vitest';
import { usableSlug } from './usableSlug.ts';

test.each(['portal-2', 'a/b?c#d', '%00', '…', '...', '進撃の巨人', '🎮', 'x'.repeat(300)])(
  'an address can hold %s',
  (slug) => {
    expect(usableSlug(slug)).toBe(slug);
    expect(decodeURIComponent(encodeURIComponent(slug))).toBe(slug);
  },
);

const dead = [undefined, null, '', '.', '..', 'half \ud83c of a character'];

test.each(dead)('no address can hold %o', (slug) => {
  expect(usableSlug(slug)).toBeNull();
});
