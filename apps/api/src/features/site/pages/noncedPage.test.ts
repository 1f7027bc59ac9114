import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { noncedPage } from './noncedPage.ts';

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 400 }),
  fc
    .array(
      fc.constantFrom(
        '<a href="/game/',
        'portal-2',
        '"',
        ' class="gs-c-x"',
        '>',
        '</a>',
        '進撃の巨人',
        '==',
        'é',
      ),
      {
        maxLength: 4000,
      },
    )
    .map((parts) => parts.join('')),
);
const nonce = fc
  .uint8Array({ minLength: 16, maxLength: 16 })
  .map((bytes) => Buffer.from(bytes).toString('base64'));

test('inserts nonces into compressed pages, whatever the text around them', async () => {
  await fc.assert(
    fc.asyncProperty(
      text,
      text,
      fc.array(nonce, { minLength: 1, maxLength: 3 }),
      async (before, after, nonces) => {
        const usual = await noncedPage(before, after);
        for (const page of [usual, await usual.recompressed()])
          for (const inserted of nonces) {
            const expected = Buffer.from(before + inserted + after);
            expect(Buffer.concat(page.withNonce(undefined, inserted))).toEqual(expected);
            expect(brotliDecompressSync(Buffer.concat(page.withNonce('br', inserted)))).toEqual(expected);
            expect(gunzipSync(Buffer.concat(page.withNonce('gzip', inserted)))).toEqual(expected);
          }
      },
    ),
    { numRuns: 300 },
  );
});

test('compresses a long page with a nonce to less than an eighth of its size', async () => {
  const after = Array.from({ length: 3000 }, (_, index) => `<a href="/game/${index}">Game ${index}</a>`).join(
    '',
  );
  const page = await noncedPage('<!doctype html><style nonce="', after);
  expect(Buffer.concat(page.withNonce('br', 'A'.repeat(22).concat('=='))).length).toBeLessThan(
    after.length / 8,
  );
});

test('a page occupies no more memory than its own bytes', async () => {
  const page = await noncedPage('<p>'.repeat(500), '</p>'.repeat(500));
  const blocks = new Set(
    [undefined, 'br', 'gzip'].flatMap((encoding) => {
      const [, end] = page.withNonce(encoding as 'br', 'n'.repeat(24));
      return end ? [end.buffer] : [];
    }),
  );
  expect(blocks.size).toBe(3);
  expect([...blocks].reduce((sum, { byteLength }) => sum + byteLength, 0)).toBeLessThanOrEqual(page.size);
});
