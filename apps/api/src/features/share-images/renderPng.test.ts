import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Unavailable } from '../../platform/http/errors.ts';
import { unstorableNames } from '../../testing/hostileNames.ts';
import { drawableText } from './fonts.ts';
import { createPngCache, renderPng, resvgCompatibleSvg } from './renderPng.ts';
import { drawTitleLinkImage } from './titleImage.ts';
import { drawUserLinkImage } from './userImage.ts';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const titleSvg = (title: string) =>
  drawTitleLinkImage({ title, year: 2020, genres: ['Action'], averageRating: 4.41, kind: 'Game' });
const userSvg = (name: string) =>
  drawUserLinkImage({ name, username: 'mara', counts: ['1 game'], titles: [{ title: name, year: 2020 }] });

test('renders a PNG of 1200 × 630, the size that pages declare, deterministically', async () => {
  for (const draw of [titleSvg, userSvg]) {
    const [one, other] = await Promise.all([renderPng(draw('Hades')), renderPng(draw('Hades'))]);
    expect(one.subarray(0, 8)).toEqual(signature);
    expect([one.readUInt32BE(16), one.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(one.equals(other)).toBe(true);
    expect(one.length).toBeLessThan(600_000);
  }
});

test.each(unstorableNames)('renders a PNG for the name %j', async (name) => {
  for (const svg of [titleSvg(name), userSvg(name)])
    expect((await renderPng(svg)).subarray(0, 8)).toEqual(signature);
});

test('draws the characters of a name: different names give different images', async () => {
  for (const [one, other] of [
    ['Hades', 'Hadés'],
    ['ألف ليلة', 'ألف ليل'],
    ['Преступление', 'Преступления'],
  ] as const)
    expect((await renderPng(titleSvg(one))).equals(await renderPng(titleSvg(other)))).toBe(false);
});

test('removes symbols that the fonts lack, and the whole name where they lack a letter', () => {
  expect(drawableText('Hades 🔥 II')).toBe('Hades II');
  expect(drawableText('👨‍👩‍👧‍👦 Fam❤️ily 👍🏽')).toBe('Fam❤ily');
  expect(drawableText('👨‍👩‍👧')).toBe('');
  expect(drawableText('می‌خواهم')).toBe('می‌خواهم');
  expect(drawableText('ألف ליל Ж ω é ẞ – “x”…')).toBe('ألف ליל Ж ω é ẞ – “x”…');
  expect(drawableText('進撃の巨人 2')).toBe('');
  expect(titleSvg('進撃の巨人 2').match(/<text/g)?.length).toBe(titleSvg('').match(/<text/g)?.length);
});

test('rewrites the SVG features that resvg does not support', () => {
  const svg = resvgCompatibleSvg(
    '<g font-family="Palatino,serif"><circle r="50" stroke-width="3" pathLength="10" stroke-dasharray="1 9"/><text direction="rtl" text-anchor="end" y="1">א</text><text x="9" direction="rtl" y="1">ב</text></g>',
  );
  expect(svg).toBe(
    `<g font-family="Gelasio"><circle r="50" stroke-width="3" stroke-dasharray="${10 * Math.PI} ${90 * Math.PI}"/><text y="1">\u2067א\u2069</text><text x="9" text-anchor="end" y="1">\u2067ב\u2069</text></g>`,
  );
});

test('renders a key once for concurrent requests, and at most two keys at a time', async () => {
  let running = 0;
  let maxRunning = 0;
  let rendered = 0;
  const pngOf = createPngCache(async (svg) => {
    rendered += 1;
    running += 1;
    maxRunning = Math.max(maxRunning, running);
    await nextTurn();
    running -= 1;
    return Buffer.from(svg);
  });
  const requests = Array.from({ length: 60 }, (_, index) => pngOf(`key${index % 20}`, `svg${index % 20}`));
  const images = await Promise.all(requests);
  expect(images.map(String)).toEqual(requests.map((_, index) => `svg${index % 20}`));
  expect([rendered, maxRunning]).toEqual([20, 2]);
  await pngOf('key3', 'svg3');
  expect(rendered).toBe(20);
});

test('rejects requests when the queue is full, and renders again after a failure', async () => {
  let isBroken = true;
  const pngOf = createPngCache(async (svg) => {
    await nextTurn();
    if (isBroken) throw new Error('no image');
    return Buffer.from(svg);
  });
  const results = await Promise.allSettled(
    Array.from({ length: 100 }, (_, index) => pngOf(`key${index}`, 'svg')),
  );
  const reasons = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  expect(reasons.filter((reason) => reason instanceof Unavailable)).toHaveLength(58);
  isBroken = false;
  expect(String(await pngOf('key0', 'svg'))).toBe('svg');
});
