import { describe, expect, it } from 'vitest';
import { coverSample } from './coverSample.ts';
import { drawCover } from './drawCover.ts';
import { coverShapes } from './shapes.ts';

const covers = coverShapes.flatMap((shape) => coverSample.map((subject) => drawCover(subject, shape)));
const worded = covers.filter((svg) => svg.includes('<text'));
const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
const bytes = (svg: string) => new Blob([svg]).size;

const gzipped = async (svg: string) => {
  const packed = new Blob([svg]).stream().pipeThrough(new CompressionStream('gzip'));
  return (await new Response(packed).arrayBuffer()).byteLength;
};

describe('a cover', () => {
  it('is at most 3 kB, and 2.4 kB in the mean', () => {
    expect(Math.max(...covers.map(bytes))).toBeLessThanOrEqual(3000);
    expect(mean(worded.map(bytes))).toBeLessThanOrEqual(2400);
  });

  it('travels in about 1 kB', async () => {
    expect(mean(await Promise.all(worded.map(gzipped)))).toBeLessThanOrEqual(1100);
  });
});
