// `pnpm bench:embeds`: what a widget costs somebody else's page, beside what giscus and lite-youtube-embed publish: the bytes
// of the script tag, bytes and requests of a frame to its first paint, layout shift, and time of the host's main thread.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { createApiClient } from '@gildshelf/api-client';
import { catalogues, mediaTypes, setVisibility } from '@gildshelf/api-client/contract';
import { chromium } from '@playwright/test';
import { chromiumFlags, ensureChromium } from '../scripts/ensureChromium.mjs';
import { startServer } from '../scripts/servers/startServer.ts';
import { installPackages } from './components/installPeers.ts';
import { measureFrame } from './embeds/measureFrame.ts';
import { measureHost } from './embeds/measureHost.ts';
import { peerScript } from './embeds/peerScripts.ts';
import { hostPage, serveHosts } from './embeds/serveHosts.ts';
import { printFigures } from './giveFigures.mjs';
import { median } from './processFigures.ts';
import { makeMember } from './server/makeMember.ts';

const rounds = Number(process.argv[2] ?? 5);
const environment = { LOG_LEVEL: 'error', RATE_LIMITS: 'off', HUMAN_CHECK: 'none' };
const scriptLimit = 2;
const kb = (bytes: Uint8Array) => bytes.length / 1000;
const compressed = (bytes: Uint8Array) => kb(brotliCompressSync(bytes));
const text = (figure: number, unit: string, places = 1) => `${figure.toFixed(places)} ${unit}`;

installPackages();
const giscus = await peerScript('giscus', 'giscus');
const liteYoutube = await peerScript(
  'lite-youtube-embed',
  ...['lite-youtube-embed', 'lite-youtube-embed/src/lite-yt-embed.css'],
);
const script = readFileSync(join(import.meta.dirname, '../apps/site/dist/embed.js'));
const peers = [giscus, liteYoutube];
printFigures([
  {
    what: 'The script tag for widgets on other pages, brotli',
    ...{ figure: compressed(script), unit: 'kB', limit: scriptLimit, kind: 'at most' },
    beside: peers
      .map((peer) => `${peer.name} ${text(compressed(peer.script) + compressed(peer.sheet), 'kB')}`)
      .join(', '),
  },
  {
    what: 'The script tag for widgets on other pages, not compressed',
    ...{ figure: kb(script), unit: 'kB', kind: 'told' },
    beside: peers.map((peer) => `${peer.name} ${text(kb(peer.script) + kb(peer.sheet), 'kB')}`).join(', '),
  },
]);

const server = await startServer({ entry: 'built', environment });
await publishCollection('mara');
const widgets = {
  carousel: { type: 'game', count: '24' },
  rating: { type: 'game', slug: 'portal-2' },
  collection: { type: 'game', user: 'mara' },
};
/** As docs/embedding.md says. */
const heights = { carousel: 408, rating: 277, collection: 518 };
const element = (name: keyof typeof widgets) => {
  const said = Object.entries(widgets[name]).map(([key, value]) => `${key}="${value}"`);
  return `<gildshelf-${name} ${said.join(' ')} style="display:block;min-height:${heights[name]}px"><a href="${server.url}/">Gildshelf</a></gildshelf-${name}>`;
};
const names = Object.keys(widgets) as (keyof typeof widgets)[];
const tag = `<script src="${server.url}/embed.js" async></script>`;

const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
for (const name of names) {
  const address = `${server.url}/embed/${name}?${new URLSearchParams(widgets[name])}`;
  const costs: Awaited<ReturnType<typeof measureFrame>>[] = [];
  for (let round = 0; round < rounds; round++) costs.push(await measureFrame(browser, address));
  const middle = (figure: keyof (typeof costs)[number]) => median(costs.map((cost) => cost[figure]));
  printFigures([
    {
      what: `The frame of a ${name} to its first paint, pictures apart`,
      ...{ figure: middle('bytes') / 1000, unit: 'kB', kind: 'told' },
      beside: `${middle('requests')} requests; pictures by then: ${middle('pictures')}, ${text(middle('pictureBytes') / 1000, 'kB')}`,
    },
  ]);
}

// Only what giscus' own code does on the host is measured: the frame that it shows is an empty page of another site.
const elsewhere = await serveHosts({
  '/en/widget': { type: 'text/html', body: '<!doctype html><title>Comments</title>' },
});
const comments = elsewhere.url.replace('localhost', '127.0.0.1');
const hosts = await serveHosts({
  '/giscus.js': { type: 'text/javascript', body: giscus.script },
  '/nothing': hostPage(''),
  '/one': hostPage(element('carousel') + tag),
  '/three': hostPage(names.map(element).join('') + tag),
  '/twenty': hostPage(element('rating').repeat(20) + tag),
  '/giscus': hostPage(
    `<giscus-widget host="${comments}" repo="a/b"></giscus-widget><script type="module" src="/giscus.js"></script>`,
  ),
});
const pages = { nothing: 0, one: 1, three: 3, giscus: 1 };
type PageName = keyof typeof pages;
const seen: Record<PageName, Awaited<ReturnType<typeof measureHost>>[]> = {
  nothing: [],
  one: [],
  three: [],
  giscus: [],
};
// One round more, which warms what is not the pages' own; in turn, so that a busy minute falls upon all of them.
for (let round = 0; round <= rounds; round++)
  for (const [name, frames] of Object.entries(pages) as [PageName, number][]) {
    const cost = await measureHost(browser, `${hosts.url}/${name}`, frames);
    if (round > 0) seen[name].push(cost);
  }
const slowly: number[] = [];
for (const [name, frames] of [
  ['three', 3],
  ['twenty', 3],
] as const)
  slowly.push((await measureHost(browser, `${hosts.url}/${name}`, frames, 4)).shift);
await browser.close();
hosts.close();
elsewhere.close();
await server.stop();

const middle = (name: PageName) => median(seen[name].map(({ thread }) => thread));
const more = (name: PageName) => middle(name) - middle('nothing');
printFigures([
  {
    what: 'Layout shift of a page with three widgets, CPU slowed four times',
    figure: Math.max(...slowly, ...seen.three.map(({ shift }) => shift)),
    ...{ unit: '', limit: 0, kind: 'at most', beside: 'with 20 ratings too' },
  },
  {
    what: "A carousel: processor time of the host's main thread",
    ...{ figure: more('one'), unit: 'ms', kind: 'told' },
    beside: `giscus with an empty frame ${text(more('giscus'), 'ms')}`,
  },
  {
    what: "Three widgets: processor time of the host's main thread",
    ...{ figure: more('three'), unit: 'ms', kind: 'told' },
    beside: `the page without them ${text(middle('nothing'), 'ms')}`,
  },
]);

/** Somebody whom anybody may see, with twelve games. */
async function publishCollection(username: string) {
  const { token } = await makeMember(server, username);
  const client = createApiClient({ host: server.url, getToken: () => token });
  const { path } = catalogues.game.topEndpoint;
  const entries: { game: { id: string } }[] = await (await fetch(server.url + path)).json();
  for (const { game } of entries.slice(0, 12))
    await client.call(mediaTypes.game.rateEndpoint, {
      body: { username, gameId: game.id, rating: 4, status: 'completed' },
    });
  await client.call(setVisibility, { body: { collection: 'public' } });
}
