import { describe, expect, it } from 'vitest';
import { coverDataUri } from './coverDataUri.ts';
import { drawCover } from './drawCover.ts';

describe('coverDataUri', () => {
  it('carries the document unharmed and without a sign that needs quoting', () => {
    const svg = drawCover({ title: `Ō "100 %" #1 & <b>'s 葬送` });
    const address = coverDataUri(svg);
    expect(address).toMatch(/^data:image\/svg\+xml,[^\s"<>#]+$/);
    expect(decodeURIComponent(address.slice(address.indexOf(',') + 1))).toBe(svg);
  });
});
