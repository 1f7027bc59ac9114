import { builtInCredits } from '@gildshelf/api-client/contract';
import type { RenderedPage } from '../SiteRenderer.ts';
import { type Manifest, scriptFiles } from '../scriptFiles.ts';
import type { SiteSettings } from '../siteSettings.ts';

/** Where the script of frames stands in the site's build. */
const script = '/embed-frame.js';

/** The document of a frame on somebody else's page: complete without its script, which tells the page around it. */
function frameDocument(head: string, css: string, html: string): PageParts {
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><style nonce="`,
    `">${css}</style>${head}<script src="${script}" defer></script></head><body>${html}</body></html>`,
  ];
}

const noncePlace = '__CSP_NONCE__';
const entryTag = /<script type="module"[^>]* src="([^"]*)"><\/script>/;

/** A page in two parts: its nonce stands between them. */
export type PageParts = readonly [before: string, after: string];

/** The site's document with the settings filled in. */
export interface PageTemplate {
  /** As it is rendered in the browser alone, from these modules. */
  readonly shell: (modules: readonly string[]) => PageParts;
  /** With a page that has been rendered. */
  readonly fill: (page: RenderedPage, modules: readonly string[]) => PageParts;
}

/** Fills the settings into the site's document. */
export function pageTemplate(document: string, settings: SiteSettings, manifest: Manifest): PageTemplate {
  const filled = Object.entries({
    'api-host': settings.apiHost,
    'human-check': settings.humanCheck,
    'third-party-sign-in': settings.thirdParty ?? 'off',
  }).reduce(
    (page, [name, content]) => withMeta(page, name, content),
    replaceOnce(document, /(?=<title>)/, creditMetas(settings)),
  );
  // A start of its own, since an address in a page could hold the name of the place.
  const place = filled.indexOf(noncePlace);
  const [before, after] = [filled.slice(0, place), filled.slice(place + noncePlace.length)];
  return {
    shell: (modules) => [
      before,
      replaceOnce(after, entryTag, (tag, entry) => {
        const files = scriptFiles(manifest, modules).filter((file) => file !== entry);
        const first = scriptFiles(manifest, modules.filter(isScript(manifest)));
        const others = files.filter((file) => !first.includes(file));
        return first.length > 0
          ? firstTags(first, entry) + startTag(manifest) + links(preload, [...others, entry])
          : links(modulePreload, others) + tag;
      }),
    ],
    fill: ({ head, css, html, data, needsScript, isFrame }, modules) =>
      isFrame
        ? frameDocument(head, css, html)
        : [
            before.replace(/<style(?= nonce="$)/, '<style id="stitches"'),
            [
              [/(?<=^"[^>]*>)[^<]*/, css],
              [/<meta name="description"[^>]*>/, ''],
              [/<link[^>]* id="stitches"[^>]*>/, ''],
              [/<title>[^<]*<\/title>/, head],
              [entryTag, startTags(manifest, modules)],
              [/(?<=<div id="root">)(?=<\/div>)/, html],
              [/<noscript>[^<]*<\/noscript>/, (said: string) => (needsScript ? said : '') + data],
            ].reduce((page, [pattern, part]) => replaceOnce(page, pattern as RegExp, part as Part), after),
          ],
  };
}

/** Who the data is from, where it is not whom the site names anyway. */
function creditMetas({ gameData, animeData }: SiteSettings): string {
  return Object.entries({ game: gameData, anime: animeData })
    .filter(([type, { name }]) => name !== builtInCredits[type as 'game' | 'anime'].name)
    .map(([type, { name, url }]) => `<meta name="${type}-data" content="${name} ${url}" />`)
    .join('');
}

type Part = string | ((match: string, address: string) => string);

/**
 * What takes over a page that comes complete: fetched beside everything else, run once all of the page is there too. (Were it
 * `async`, a browser that has it already would run it in the midst of reading the page, and React find half of it.) What the
 * page needs of the site beside the entry is on its way from the beginning, rather than when the one before asks for it.
 */
const startTags = (manifest: Manifest, modules: readonly string[]) => (_: string, entry: string) =>
  [
    startTag(manifest),
    `<script type="module" fetchpriority="low" src="${entry}"></script>`,
    links(
      `${modulePreload} fetchpriority="low"`,
      scriptFiles(manifest, modules).filter((file) => file !== entry),
    ),
  ].join('');

const startTag = (manifest: Manifest) =>
  scriptFiles(manifest, ['src/start.ts'])
    .map((file) => `<script type="module" async src="${file}"></script>`)
    .join('');

/**
 * Scripts that a page runs before anything else, even before it has been read: each starts the site's script itself. Not modules, which
 * a browser runs only after the first frame, 300 ms later on a slow phone.
 */
const firstTags = (files: readonly string[], entry: string) =>
  files.map((file) => `<script fetchpriority="high" src="${file}" data-entry="${entry}"></script>`).join('');

const isScript = (manifest: Manifest) => (module: string) => manifest[module]?.isEntry === true;

const modulePreload = 'rel="modulepreload"';
/** Leaves the compilation of a script to what imports it. */
const preload = 'rel="preload" as="script" crossorigin';

/** Has what the entry will ask for fetched beside it. */
const links = (kind: string, files: readonly string[]) =>
  files.map((file) => `<link ${kind} href="${file}" />`).join('');

function replaceOnce(page: string, pattern: RegExp, part: Part): string {
  return page.replace(pattern, typeof part === 'string' ? () => part : part);
}

/** Contents are origins, keys and names of letters (the settings' rules): nothing in them needs escaping. */
function withMeta(page: string, name: string, content: string): string {
  return page.replace(
    new RegExp(`(<meta name="${name}" content=")[^"]*`),
    (_, start: string) => `${start}${content}`,
  );
}
