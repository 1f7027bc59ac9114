import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Unavailable } from '../../platform/http/errors.ts';
import { unkeepableNames } from '../../testing/hostileNames.ts';
import { drawTitleLinkImage } from './drawTitleImage.ts';
import { drawUserLinkImage } from './drawUserImage.ts';
import { showableText } from './fonts.ts';
import { createPngCache, renderPng, simplerSvg } from './renderPng.ts';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const card = (title: string) =>
  drawTitleLinkImage({ title, year: 2020, genres: ['Action'], averageRating: 4.41, kind: 'Game' });
const personCard = (name: string) =>
  drawUserLinkImage({ name, username: 'mara', counts: ['1 game'], titles: [{ title: name, year: 2020 }] });

test('a picture has the size that pages say beforehand, and is the same each time', async () => {
  for (const draw of [card, personCard]) {
    const [one, other] = await Promise.all([renderPng(draw('Hades')), renderPng(draw('Hades'))]);
    expect(one.subarray(0, 8)).toEqual(signature);
    expect([one.readUInt32BE(16), one.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(one.equals(other)).toBe(true);
    expect(one.length).toBeLessThan(600_000);
  }
});

test.each(unkeepableNames)('a picture is made, whatever the name is: %j', async (name) => {
  for (const svg of [card(name), personCard(name)])
    expect((await renderPng(svg)).subarray(0, 8)).toEqual(signature);
});

test('two names are two pictures: there are letters on them', async () => {
  for (const [one, other] of [
    ['Hades', 'Hadés'],
    ['ألف ليلة', 'ألف ليل'],
    ['Преступление', 'Преступления'],
  ] as const)
    expect((await renderPng(card(one))).equals(await renderPng(card(other)))).toBe(false);
});

test('only what the fonts have is written, and no half of a name', () => {
  expect(showableText('Hades 🔥 II')).toBe('Hades II');
  expect(showableText('👨‍👩‍👧‍👦 Fam❤️ily 👍🏽')).toBe('Fam❤ily');
  expect(showableText('👨‍👩‍👧')).toBe('');
  expect(showableText('می‌خواهم')).toBe('می‌خواهم');
  expect(showableText('ألف ליל Ж ω é ẞ – “x”…')).toBe('ألف ליל Ж ω é ẞ – “x”…');
  expect(showableText('進撃の巨人 2')).toBe('');
  expect(card('進撃の巨人 2').match(/<text/g)?.length).toBe(card('').match(/<text/g)?.length);
});

test('what the renderer does not know is said otherwise', () => {
  const svg = simplerSvg(
    '<g font-family="Palatino,serif"><circle r="50" stroke-width="3" pathLength="10" stroke-dasharray="1 9"/><text direction="rtl" text-anchor="end" y="1">א</text><text x="9" direction="rtl" y="1">ב</text></g>',
  );
  expect(svg).toBe(
    `<g font-family="Gelasio"><circle r="50" stroke-width="3" stroke-dasharray="${10 * Math.PI} ${90 * Math.PI}"/><text y="1">\u2067א\u2069</text><text x="9" text-anchor="end" y="1">\u2067ב\u2069</text></g>`,
  );
});

test('a picture is made once, however many ask, and two at the same time', async () => {
  let running = 0;
  let most = 0;
  let made = 0;
  const pictureOf = createPngCache(async (svg) => {
    made += 1;
    running += 1;
    most = Math.max(most, running);
    await turn();
    running -= 1;
    return Buffer.from(svg);
  });
  const asked = Array.from({ length: 60 }, (_, place) => pictureOf(`key${place % 20}`, `card${place % 20}`));
  const pictures = await Promise.all(asked);
  expect(pictures.map(String)).toEqual(asked.map((_, place) => `card${place % 20}`));
  expect([made, most]).toEqual([20, 2]);
  await pictureOf('key3', 'card3');
  expect(made).toBe(20);
});

test('beyond a queue nobody waits, and what failed is tried again', async () => {
  let isBroken = true;
  const pictureOf = createPngCache(async (svg) => {
    await turn();
    if (isBroken) throw new Error('no picture');
    return Buffer.from(svg);
  });
  const asked = await Promise.allSettled(
    Array.from({ length: 100 }, (_, place) => pictureOf(`key${place}`, 'card')),
  );
  const reasons = asked.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect(reasons.filter((reason) => reason instanceof Unavailable)).toHaveLength(58);
  isBroken = false;
  expect(String(await pictureOf('key0', 'card'))).toBe('card');
});
