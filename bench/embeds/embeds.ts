// `pnpm bench:embeds`: what a widget costs the page that embeds it, compared with giscus and lite-youtube-embed: bytes of the
// script tag, bytes and requests of a frame until its first paint, layout shift, and CPU time of the host's main thread.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { createApiClient } from '@gildshelf/api-client';
import { catalogues, mediaTypes, setVisibility } from '@gildshelf/api-client/contract';
import { chromium } from '@playwright/test';
import { chromiumFlags, ensureChromium } from '../../scripts/install/ensureChromium.mjs';
import { startServer } from '../../scripts/servers/startServer.ts';
import { installPackages } from '../components/installCompetitors.ts';
import { median } from '../figures/processFigures.ts';
import { printFigures } from '../figures/recordFigures.mjs';
import { makeMember } from '../server/makeMember.ts';
import { competitorScript } from './competitorScripts.ts';
import { measureFrame } from './measureFrame.ts';
import { measureHost } from './measureHost.ts';
import { hostPage, serveHosts } from './serveHosts.ts';

const rounds = Number(process.argv[2] ?? 5);
const environment = { LOG_LEVEL: 'error', RATE_LIMITS: 'off', HUMAN_CHECK: 'none' };
const scriptLimit = 2;
const kb = (bytes: Uint8Array) => bytes.length / 1000;
const compressed = (bytes: Uint8Array) => kb(brotliCompressSync(bytes));
const text = (figure: number, unit: string, places = 1) => `${figure.toFixed(places)} ${unit}`;

installPackages();
const giscus = await competitorScript('giscus', 'giscus');
const liteYoutube = await competitorScript(
  'lite-youtube-embed',
  ...['lite-youtube-embed', 'lite-youtube-embed/src/lite-yt-embed.css'],
);
const script = readFileSync(join(import.meta.dirname, '../../apps/site/dist/embed.js'));
const competitors = [giscus, liteYoutube];
printFigures([
  {
    what: 'The script tag for widgets on other pages, brotli',
    ...{ figure: compressed(script), unit: 'kB', limit: scriptLimit, kind: 'at most' },
    beside: competitors
      .map(({ name, script, sheet }) => `${name} ${text(compressed(script) + compressed(sheet), 'kB')}`)
      .join(', '),
  },
  {
    what: 'The script tag for widgets on other pages, uncompressed',
    ...{ figure: kb(script), unit: 'kB', kind: 'reported' },
    beside: competitors
      .map(({ name, script, sheet }) => `${name} ${text(kb(script) + kb(sheet), 'kB')}`)
      .join(', '),
  },
]);

const server = await startServer({ entry: 'built', environment });
await publishCollection('mara');
const widgets = {
  carousel: { type: 'game', count: '24' },
  rating: { type: 'game', slug: 'portal-2' },
  collection: { type: 'game', user: 'mara' },
};
/** The heights that docs/embedding.md recommends, in pixels. */
const heights = { carousel: 408, rating: 277, collection: 518 };
const element = (name: keyof typeof widgets) => {
  const attributes = Object.entries(widgets[name]).map(([key, value]) => `${key}="${value}"`);
  return `<gildshelf-${name} ${attributes.join(' ')} style="display:block;min-height:${heights[name]}px"><a href="${server.url}/">Gildshelf</a></gildshelf-${name}>`;
};
const names = Object.keys(widgets) as (keyof typeof widgets)[];
const tag = `<script src="${server.url}/embed.js" async></script>`;

const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
for (const name of names) {
  const url = `${server.url}/embed/${name}?${new URLSearchParams(widgets[name])}`;
  const costs: Awaited<ReturnType<typeof measureFrame>>[] = [];
  for (let round = 0; round < rounds; round++) costs.push(await measureFrame(browser, url));
  const medianOf = (figure: keyof (typeof costs)[number]) => median(costs.map((cost) => cost[figure]));
  printFigures([
    {
      what: `Frame of a ${name} until its first paint, without images`,
      ...{ figure: medianOf('bytes') / 1000, unit: 'kB', kind: 'reported' },
      beside: `${medianOf('requests')} requests; images until then: ${medianOf('images')}, ${text(medianOf('imageBytes') / 1000, 'kB')}`,
    },
  ]);
}

// Only the code of giscus on the host page is measured: the frame that it shows is an empty page of another site.
const otherSite = await serveHosts({
  '/en/widget': { type: 'text/html', body: '<!doctype html><title>Comments</title>' },
});
const commentsUrl = otherSite.url.replace('localhost', '127.0.0.1');
const hosts = await serveHosts({
  '/giscus.js': { type: 'text/javascript', body: giscus.script },
  '/nothing': hostPage(''),
  '/one': hostPage(element('carousel') + tag),
  '/three': hostPage(names.map(element).join('') + tag),
  '/twenty': hostPage(element('rating').repeat(20) + tag),
  '/giscus': hostPage(
    `<giscus-widget host="${commentsUrl}" repo="a/b"></giscus-widget><script type="module" src="/giscus.js"></script>`,
  ),
});
const pages = { nothing: 0, one: 1, three: 3, giscus: 1 };
type PageName = keyof typeof pages;
const costsByPage: Record<PageName, Awaited<ReturnType<typeof measureHost>>[]> = {
  nothing: [],
  one: [],
  three: [],
  giscus: [],
};
// The first round warms up the browser and the servers. The pages alternate, so that other load on the machine affects all.
for (let round = 0; round <= rounds; round++)
  for (const [name, frames] of Object.entries(pages) as [PageName, number][]) {
    const cost = await measureHost(browser, `${hosts.url}/${name}`, frames);
    if (round > 0) costsByPage[name].push(cost);
  }
const throttledShifts: number[] = [];
for (const [name, frames] of [
  ['three', 3],
  ['twenty', 3],
] as const)
  throttledShifts.push((await measureHost(browser, `${hosts.url}/${name}`, frames, 4)).shift);
await browser.close();
hosts.close();
otherSite.close();
await server.stop();

const threadMs = (name: PageName) => median(costsByPage[name].map(({ threadMs: ms }) => ms));
const overheadMs = (name: PageName) => threadMs(name) - threadMs('nothing');
printFigures([
  {
    what: 'Layout shift of a page with three widgets, CPU slowed four times',
    figure: Math.max(...throttledShifts, ...costsByPage.three.map(({ shift }) => shift)),
    ...{ unit: '', limit: 0, kind: 'at most', beside: 'also with 20 rating widgets' },
  },
  {
    what: "A carousel: CPU time of the host page's main thread",
    ...{ figure: overheadMs('one'), unit: 'ms', kind: 'reported' },
    beside: `giscus with an empty frame ${text(overheadMs('giscus'), 'ms')}`,
  },
  {
    what: "Three widgets: CPU time of the host page's main thread",
    ...{ figure: overheadMs('three'), unit: 'ms', kind: 'reported' },
    beside: `the page without widgets ${text(threadMs('nothing'), 'ms')}`,
  },
]);

/** Creates a user with a public collection of twelve games. */
async function publishCollection(username: string) {
  const { token } = await makeMember(server, username);
  const client = createApiClient({ host: server.url, getToken: () => token });
  const { path } = catalogues.game.listTopTitles;
  const entries: { game: { id: string } }[] = await (await fetch(server.url + path)).json();
  for (const { game } of entries.slice(0, 12))
    await client.call(mediaTypes.game.rateTitle, {
      body: { username, gameId: game.id, rating: 4, status: 'completed' },
    });
  await client.call(setVisibility, { body: { collection: 'public' } });
}
