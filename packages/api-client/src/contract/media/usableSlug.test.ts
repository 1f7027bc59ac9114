import { expect, test } from 'vitest';
import { usableSlug } from './usableSlug.ts';

test.each(['portal-2', 'a/b?c#d', '%00', '…', '...', '進撃の巨人', '🎮', 'x'.repeat(300)])(
  'returns %s unchanged',
  (slug) => {
    expect(usableSlug(slug)).toBe(slug);
    expect(decodeURIComponent(encodeURIComponent(slug))).toBe(slug);
  },
);

const unusable = [undefined, null, '', '.', '..', 'half \ud83c of a character'];

test.each(unusable)('returns null for %o', (slug) => {
  expect(usableSlug(slug)).toBeNull();
});
