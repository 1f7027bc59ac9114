import { describe, expect, it } from 'vitest';
import { coverSample } from './coverSample.ts';
import { coverShapes, drawCover } from './drawCover.ts';

const covers = coverShapes.flatMap((shape) => coverSample.map((subject) => drawCover(subject, shape)));
const withText = covers.filter((svg) => svg.includes('<text'));
const mean = (numbers: readonly number[]) => numbers.reduce((sum, value) => sum + value, 0) / numbers.length;
const bytes = (svg: string) => new Blob([svg]).size;

const gzippedBytes = async (svg: string) => {
  const compressed = new Blob([svg]).stream().pipeThrough(new CompressionStream('gzip'));
  return (await new Response(compressed).arrayBuffer()).byteLength;
};

describe('a cover', () => {
  it('is at most 3 kB, and 2.4 kB on average', () => {
    expect(Math.max(...covers.map(bytes))).toBeLessThanOrEqual(3000);
    expect(mean(withText.map(bytes))).toBeLessThanOrEqual(2400);
  });

  it('is about 1 kB on average with gzip', async () => {
    expect(mean(await Promise.all(withText.map(gzippedBytes)))).toBeLessThanOrEqual(1100);
  });
});
