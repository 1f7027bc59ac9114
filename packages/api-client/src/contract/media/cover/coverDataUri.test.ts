import { describe, expect, it } from 'vitest';
import { coverDataUri } from './coverDataUri.ts';
import { drawCover } from './drawCover.ts';

describe('coverDataUri', () => {
  it('encodes the document without loss and without characters that need quoting', () => {
    const svg = drawCover({ title: `Ō "100 %" #1 & <b>'s 葬送` });
    const uri = coverDataUri(svg);
    expect(uri).toMatch(/^data:image\/svg\+xml,[^\s"<>#]+$/);
    expect(decodeURIComponent(uri.slice(uri.indexOf(',') + 1))).toBe(svg);
  });
});
