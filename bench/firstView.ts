// `pnpm bench:first-view`: Home and a title page, as the server renders them, beside the same pages written by hand, and
// beside themselves rendered in the browser; on a phone with a slow network (1.6 Mbit/s, 150 ms) and a slow CPU (4×).
import { catalogues, mediaTypes } from '@gildshelf/api-client/contract';
import { chromium } from '@playwright/test';
import { chromiumFlags, ensureChromium } from '../scripts/ensureChromium.mjs';
import { startServer } from '../scripts/servers/startServer.ts';
import { measureView, type View } from './first-view/measureView.ts';
import { serveStatic } from './first-view/serveStatic.ts';
import { staticHome } from './first-view/staticHome.ts';
import { staticTitle } from './first-view/staticTitle.ts';
import { printFigures } from './giveFigures.mjs';
import { median } from './processFigures.ts';

const rounds = 21;
const settings = { LOG_LEVEL: 'error', RATE_LIMITS: 'off' };
const slug = 'the-witcher-3-wild-hunt';
const limits = { first: 1.15, largest: 1.15, bytes: 1.5, htmlBytes: 2.8, longestTask: 200 };

const complete = await startServer({ entry: 'built', environment: settings });
const empty = await startServer({ entry: 'built', environment: { ...settings, SERVER_RENDERING: 'off' } });
const ask = async (path: string) => (await fetch(complete.url + path)).json();

const coverOf = (address: string | null) => (address ?? '').replace(complete.url, '');
const lists = await Promise.all(
  (['game', 'anime'] as const).map(async (type) => {
    const { topEndpoint, entryField, topTitle, detailPath } = catalogues[type];
    const entries: Record<string, never>[] = await ask(topEndpoint.path);
    const titles = entries.map((entry) => {
      const view = mediaTypes[type].present(entry[entryField] as never);
      return { name: view.title, path: detailPath(view.slug ?? view.id), cover: coverOf(view.imageUrl) };
    });
    return [topTitle, titles] as const;
  }),
);
const [, wordmark = ''] =
  /<path id="[^"]*word" d="([^"]*)"/.exec(await (await fetch(complete.url)).text()) ?? [];
const view = mediaTypes.game.present(mediaTypes.game.item.parse(await ask(`/api/games/${slug}`)));
const byHand = await serveStatic(
  {
    '/': staticHome(Object.fromEntries(lists), wordmark),
    [`/game/${slug}`]: staticTitle({
      name: view.title,
      path: '',
      cover: coverOf(view.imageUrl),
      facts: view.facts.map(({ label, value }) => [label, value] as const),
      description: view.description,
      rating: String(view.averageRating),
      wordmark,
    }),
  },
  complete.url,
);

// Whoever steers a browser hears of every error that is made, and for each V8 reads the whole script a second time, to know
// where it stands: react-dom makes some as it starts, so that its task took twice what it takes in a person's browser. Where
// V8 notes places as it goes, both are the same (see record 033).
const noteworthy = '--js-flags=--no-enable-lazy-source-positions';
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: [...chromiumFlags, noteworthy],
});
const kinds = { static: byHand.url, complete: complete.url, empty: empty.url };
for (const [name, path] of [
  ['Home', '/'],
  ['a title page', `/game/${slug}`],
] as const) {
  const views: Record<keyof typeof kinds, View[]> = { static: [], complete: [], empty: [] };
  // One round more, which warms what is not the pages' own.
  for (let round = 0; round <= rounds; round++) {
    // In another order each time: what one page leaves behind falls upon each of the others.
    const turn = round % 3;
    const all = Object.entries(kinds);
    for (const [kind, url] of [...all.slice(turn), ...all.slice(0, turn)]) {
      const seen = await measureView(browser, url + path, kind !== 'static');
      if (round > 0) views[kind as keyof typeof kinds].push(seen);
    }
  }
  report(name, views);
}
await browser.close();
byHand.close();
await Promise.all([complete.stop(), empty.stop()]);

function report(name: string, views: Record<keyof typeof kinds, View[]>) {
  const middle = (kind: keyof typeof kinds, figure: keyof View) =>
    median(views[kind].map((seen) => seen[figure]));
  for (const kind of Object.keys(kinds) as (keyof typeof kinds)[]) {
    const said = (
      ['first', 'largest', 'live', 'longestTask', 'bytes', 'htmlBytes', 'scriptBytes', 'shift'] as const
    ).map((figure) => `${figure} ${middle(kind, figure).toFixed(figure === 'shift' ? 4 : 0)}`);
    console.log(`${name}, ${kind}: ${said.join(', ')}`);
  }
  const ratio = (figure: 'first' | 'largest' | 'bytes' | 'htmlBytes', what: string, unit: string) => ({
    what: `${name}, rendered on the server: ${what}, to the same page written by hand`,
    ...{ figure: middle('complete', figure) / middle('static', figure), unit: '×', limit: limits[figure] },
    kind: 'at most' as const,
    beside: `${middle('complete', figure).toFixed(0)} to ${middle('static', figure).toFixed(0)} ${unit}`,
  });
  const figures = [
    ratio('first', 'first paint', 'ms'),
    ratio('largest', 'largest paint', 'ms'),
    ratio('bytes', 'bytes without script', 'B'),
    // Two hundred titles, whose data for hydration is more than the markup of their cards.
    ...(name === 'Home' ? [ratio('htmlBytes', 'bytes of HTML', 'B')] : []),
    {
      what: `${name}: taken over by its script, to when it would have painted if the browser rendered it`,
      ...{
        figure: middle('complete', 'live') / middle('empty', 'largest'),
        unit: '×',
        limit: 1,
        kind: 'at most' as const,
      },
      beside: `${middle('complete', 'live').toFixed(0)} to ${middle('empty', 'largest').toFixed(0)} ms`,
    },
    {
      what: `${name}: longest task`,
      ...{
        figure: middle('complete', 'longestTask'),
        unit: 'ms',
        limit: limits.longestTask,
        kind: 'at most' as const,
      },
    },
    {
      what: `${name}: layout shift`,
      ...{
        figure: Math.max(...views.complete.map(({ shift }) => shift)),
        unit: '',
        limit: 0,
        kind: 'at most' as const,
      },
    },
  ];
  printFigures(figures);
}
