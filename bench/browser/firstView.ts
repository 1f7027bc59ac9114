// `pnpm bench:first-view`: Home, the page of a game, that of a film and the browse page of games, rendered on the server, compared with the
// same pages written by hand and with the same pages rendered in the browser; on a phone with a slow network (1.6 Mbit/s, 150 ms) and a CPU
// throttled 4×. Our pages are measured as a server sends those that it is often asked for, compressed with the best quality.
import { setTimeout } from 'node:timers/promises';
import {
  browsePath,
  browseSorts,
  browsing,
  type CatalogueType,
  catalogues,
  catalogueTypes,
  endpointPath,
  getRelatedTitles,
  mediaTypes,
  readTitleDetails,
} from '@gildshelf/api-client/contract';
import { chromium } from '@playwright/test';
import { chromiumFlags, ensureChromium } from '../../scripts/install/ensureChromium.mjs';
import { startServer } from '../../scripts/servers/startServer.ts';
import { median } from '../figures/processFigures.ts';
import { printFigures } from '../figures/recordFigures.mjs';
import { measureView, type View } from './measureView.ts';
import { serveStatic } from './serveStatic.ts';
import { staticBrowse } from './staticBrowse.ts';
import { staticHome } from './staticPages.ts';
import { staticTitle } from './staticTitle.ts';

const rounds = Number(process.argv[2] ?? 21);
const settings = { LOG_LEVEL: 'error', RATE_LIMITS: 'off' };
const titlePages = { game: 'the-witcher-3-wild-hunt', movie: 'the-godfather' } as const;
/** The server renders a page again half a minute later, and compresses an unchanged one with the best quality. */
const timeToSmallestMs = 33_000;
const limits = { first: 1.15, largest: 1.15, bytes: 1.5, htmlBytes: 2.8, longestTask: 200 };

const serverRendered = await startServer({ entry: 'built', environment: settings });
const clientRendered = await startServer({
  entry: 'built',
  environment: { ...settings, SERVER_RENDERING: 'off' },
});
const fetchJson = async (path: string) => (await fetch(serverRendered.url + path)).json();

const coverOf = (url: string | null) => (url ?? '').replace(serverRendered.url, '');
const cardOf = (type: CatalogueType, title: unknown) => {
  const { title: name, slug, id, imageUrl, year, averageRating } = mediaTypes[type].present(title as never);
  const cover = coverOf(imageUrl);
  return { name, path: catalogues[type].detailPath(slug ?? id), cover, year, average: averageRating };
};
const lists = await Promise.all(
  (['game', 'anime'] as const).map(async (type) => {
    const { listTopTitles, entryField, topTitle } = catalogues[type];
    const entries: Record<string, unknown>[] = await fetchJson(listTopTitles.path);
    return [topTitle, entries.map((entry) => cardOf(type, entry[entryField]))] as const;
  }),
);
const [, wordmark = ''] =
  /<path id="[^"]*word" d="([^"]*)"/.exec(await (await fetch(serverRendered.url)).text()) ?? [];
const titles = await Promise.all(
  (['game', 'movie'] as const).map(async (type) => {
    const slug = titlePages[type];
    const { root, item, present, label, detailPath } = catalogues[type];
    const details = item.parse(await fetchJson(`${root}/${slug}`));
    const view = present(details as never);
    const { facts, alternativeTitles, externalLinks } = readTitleDetails(details as never);
    const related = await fetchJson(endpointPath(getRelatedTitles[type], { slug }));
    const series: readonly { readonly title: unknown }[] = related.series?.titles ?? [];
    const similar: readonly unknown[] = related.similar;
    const page = staticTitle({
      name: view.title,
      kind: label,
      path: '',
      cover: coverOf(view.imageUrl),
      facts: view.facts.map(({ label, value }) => [label, value] as const),
      description: view.description,
      rating: view.averageRating,
      details: [
        ['Genres', view.genres.join(', ')],
        ...facts.map(({ label, values }) => [label, values.join(', ')] as const),
        ['Also known as', alternativeTitles.join(' · ')],
      ],
      links: externalLinks,
      rows: [
        ['The series in order', series.map(({ title }) => cardOf(type, title))],
        ['Similar titles', similar.map((other) => cardOf(type, other))],
      ],
      wordmark,
    });
    return [detailPath(slug), page] as const;
  }),
);
const browsed = browsing.game.browseTitles.response.parse(await fetchJson(browsing.game.browseTitles.path));
const browsePage = staticBrowse({
  ...{ heading: 'Browse games', facets: browsed.facets, total: browsed.total, wordmark },
  ...{
    mediaTypes: catalogueTypes.map((type) => [mediaTypes[type].label, browsePath(type)]),
    sorts: browseSorts,
  },
  titles: browsed.titles.map((title) => cardOf('game', title)),
});
const staticPages = await serveStatic(
  {
    '/': staticHome(Object.fromEntries(lists), wordmark),
    ...Object.fromEntries(titles),
    [browsePath('game')]: browsePage,
  },
  serverRendered.url,
);

// DevTools reports every Error object to its client, and for each V8 parses the whole script again to find the source position.
// react-dom creates some errors when it starts, so that its task took twice as long as in a user's browser. If V8 collects
// source positions at the first parse, both take the same time (record 033).
const eagerSourcePositions = '--js-flags=--no-enable-lazy-source-positions';
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: [...chromiumFlags, eagerSourcePositions],
});
const kinds = {
  static: staticPages.url,
  serverRendered: serverRendered.url,
  clientRendered: clientRendered.url,
};
const measured = [
  ['Home', '/'],
  ['a title page', catalogues.game.detailPath(titlePages.game)],
  ['a film page', catalogues.movie.detailPath(titlePages.movie)],
  ['a browse page', browsePath('game')],
] as const;
await compressPages(measured.map(([, path]) => serverRendered.url + path));
for (const [name, path] of measured) {
  const views: Record<keyof typeof kinds, View[]> = { static: [], serverRendered: [], clientRendered: [] };
  // The first round warms up the browser and the servers.
  for (let round = 0; round <= rounds; round++) {
    // The order rotates, so that the effects of one page on the next are the same for all.
    const offset = round % 3;
    const all = Object.entries(kinds);
    for (const [kind, url] of [...all.slice(offset), ...all.slice(0, offset)]) {
      const view = await measureView(browser, url + path, kind !== 'static');
      if (round > 0) views[kind as keyof typeof kinds].push(view);
    }
  }
  report(name, views);
}
await browser.close();
staticPages.close();
await Promise.all([serverRendered.stop(), clientRendered.stop()]);

/** Requests pages until the server has compressed all of them with the best quality, one page at a time. */
async function compressPages(urls: readonly string[]) {
  for (const url of urls) await (await fetch(url)).text();
  await setTimeout(timeToSmallestMs);
  for (const url of urls) {
    await (await fetch(url)).text();
    await setTimeout(2_000);
  }
}

function report(name: string, views: Record<keyof typeof kinds, View[]>) {
  const medianOf = (kind: keyof typeof kinds, figure: keyof View) =>
    median(views[kind].map((view) => view[figure]));
  for (const kind of Object.keys(kinds) as (keyof typeof kinds)[]) {
    const values = (
      ['first', 'largest', 'hydrated', 'longestTask', 'bytes', 'htmlBytes', 'scriptBytes', 'shift'] as const
    ).map((figure) => `${figure} ${medianOf(kind, figure).toFixed(figure === 'shift' ? 4 : 0)}`);
    console.log(`${name}, ${kind}: ${values.join(', ')}`);
  }
  const ratio = (figure: 'first' | 'largest' | 'bytes' | 'htmlBytes', what: string, unit: string) => ({
    what: `${name}, server-rendered: ${what} relative to a static page written by hand`,
    ...{
      figure: medianOf('serverRendered', figure) / medianOf('static', figure),
      unit: '×',
      limit: limits[figure],
    },
    kind: 'at most' as const,
    beside: `${medianOf('serverRendered', figure).toFixed(0)} to ${medianOf('static', figure).toFixed(0)} ${unit}`,
  });
  const figures = [
    ratio('first', 'first paint', 'ms'),
    ratio('largest', 'largest paint', 'ms'),
    ratio('bytes', 'bytes without JavaScript', 'B'),
    // Home has two hundred titles, whose hydration data is larger than the markup of their cards.
    ...(name === 'Home' ? [ratio('htmlBytes', 'bytes of HTML', 'B')] : []),
    {
      what: `${name}: time to hydration relative to the largest paint when rendered in the browser`,
      ...{
        figure: medianOf('serverRendered', 'hydrated') / medianOf('clientRendered', 'largest'),
        unit: '×',
        limit: 1,
        kind: 'at most' as const,
      },
      beside: `${medianOf('serverRendered', 'hydrated').toFixed(0)} to ${medianOf('clientRendered', 'largest').toFixed(0)} ms`,
    },
    {
      what: `${name}: longest task`,
      ...{
        figure: medianOf('serverRendered', 'longestTask'),
        unit: 'ms',
        limit: limits.longestTask,
        kind: 'at most' as const,
      },
    },
    {
      what: `${name}: layout shift`,
      ...{
        figure: Math.max(...views.serverRendered.map(({ shift }) => shift)),
        unit: '',
        limit: 0,
        kind: 'at most' as const,
      },
    },
  ];
  printFigures(figures);
}
