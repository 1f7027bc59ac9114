import { builtInTypes, catalogues, type Language } from '@gildshelf/api-client/contract';
import { translateTo } from '../../../platform/languages/translateTo.ts';
import { defaultVariant, type PageVariant } from '../chooseVariant.ts';
import type { DocumentTheme, RenderedPage, SiteSettings } from '../SiteRenderer.ts';

/** The path of the frames' script in the site's build. */
const frameScript = '/embed-frame.js';

/** The document of a frame on another site. It works without its script, which reports to the embedding page. */
function frameDocument({ language, head, css, html }: RenderedPage): PageParts {
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><style nonce="`,
    `">${css}</style>${head}<script src="${frameScript}" defer></script></head><body>${html}</body></html>`,
  ];
}

const noncePlaceholder = '__CSP_NONCE__';
const entryTag = /<script type="module"[^>]* src="([^"]*)"><\/script>/;

/** The parts of a page before and after its nonce. */
export type PageParts = readonly [before: string, after: string];

/** The site's document with the settings filled in. */
export interface PageTemplate {
  /** For a page of these modules that the browser renders. */
  readonly shell: (modules: readonly string[], variant?: PageVariant) => PageParts;
  /** With a rendered page. */
  readonly fill: (page: RenderedPage, modules: readonly string[], theme?: DocumentTheme) => PageParts;
}

/** Fills the settings into the site's document. */
export function pageTemplate(document: string, settings: SiteSettings, manifest: Manifest): PageTemplate {
  const filled = Object.entries({
    'api-host': settings.apiHost,
    'human-check': settings.humanCheck,
    'third-party-sign-in': settings.thirdParty ?? 'off',
  }).reduce(
    (page, [name, content]) => withMeta(page, name, content),
    replaceOnce(document, /(?=<title>)/, mediaTypesMeta(settings) + creditMetas(settings)),
  );
  // The document is split before it is filled, since a URL in a page could contain the placeholder.
  const nonceAt = filled.indexOf(noncePlaceholder);
  const [before, after] = [filled.slice(0, nonceAt), filled.slice(nonceAt + noncePlaceholder.length)];
  return {
    shell: (modules, { language, theme } = defaultVariant) =>
      withTheme(theme, [
        inLanguage(before, language),
        replaceOnce(withMessage(after, language), entryTag, (tag, entry) => {
          const files = scriptFiles(manifest, modules).filter((file) => file !== entry);
          const first = scriptFiles(manifest, modules.filter(isScript(manifest)));
          const others = files.filter((file) => !first.includes(file));
          return first.length > 0
            ? firstTags(first, entry) + startTag(manifest) + links(preload, [...others, entry])
            : links(modulePreload, others) + tag;
        }),
      ]),
    fill: (page, modules, theme) => {
      const { language, head, css, html, data, needsScript, isFrame } = page;
      return isFrame
        ? frameDocument(page)
        : withTheme(theme, [
            inLanguage(before, language).replace(/<style(?= nonce="$)/, '<style id="stitches"'),
            [
              [/(?<=^"[^>]*>)[^<]*/, css],
              [/<meta name="description"[^>]*>/, ''],
              [/<link[^>]* id="stitches"[^>]*>/, ''],
              [/<title>[^<]*<\/title>/, head],
              [entryTag, startTags(manifest, modules)],
              [/(?<=<div id="root">)(?=<\/div>)/, html],
              [/<noscript>[^<]*<\/noscript>/, (noscript: string) => (needsScript ? noscript : '') + data],
            ].reduce(
              (text, [pattern, part]) => replaceOnce(text, pattern as RegExp, part as Part),
              withMessage(after, language),
            ),
          ]);
    },
  };
}

const inLanguage = (document: string, language: Language) =>
  document.replace('<html lang="en">', `<html lang="${language}">`);

/** Translates the message for browsers without JavaScript. */
const withMessage = (document: string, language: Language) =>
  document.replace(/(?<=<noscript>)[^<]*/, (message) => translateTo[language](message));

/** Adds a theme to a document: its attribute, its rules after the other styles, and its meta elements in place of the others. */
function withTheme(theme: DocumentTheme | undefined, [before, after]: PageParts): PageParts {
  if (!theme) return [before, after];
  const withoutMetas = [/<meta name="color-scheme"[^>]*>/, /<meta name="theme-color"[^>]*>/].reduce(
    (page, pattern) => replaceOnce(page, pattern, ''),
    after,
  );
  return [
    replaceOnce(before, /(?<=<html)/, ` data-theme="${theme.name}"`),
    replaceOnce(withoutMetas, /<\/style>/, `${theme.css}</style>${theme.metas}`),
  ];
}

/** The meta tag with the media types that the site shows; empty for those of the built-in data. */
function mediaTypesMeta({ mediaTypes }: SiteSettings): string {
  const names = mediaTypes.join(' ');
  return names === builtInTypes.join(' ') ? '' : `<meta name="media-types" content="${names}" />`;
}

/** Meta tags with the credits of these media types that differ from those that the site shows by default. */
function creditMetas({ dataCredits, mediaTypes }: SiteSettings): string {
  return mediaTypes
    .filter((type) => dataCredits[type].name !== catalogues[type].dataCredit.name)
    .map(
      (type) => `<meta name="${type}-data" content="${dataCredits[type].name} ${dataCredits[type].url}" />`,
    )
    .join('');
}

type Part = string | ((match: string, url: string) => string);

/**
 * The scripts that hydrate a server-rendered page: fetched in parallel with everything else, and run after the page has been
 * parsed. (With `async`, the browser would run a cached script while it parses the page, and React would find half of it.) The
 * other modules of the page are preloaded, rather than fetched when the module before imports them.
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
  scriptFiles(manifest, ['src/hydration/replayEarlyClicks.ts'])
    .map((file) => `<script type="module" async src="${file}"></script>`)
    .join('');

/**
 * Scripts that run before anything else, even before the page is parsed; each starts the site's entry itself. They are not modules,
 * which a browser runs only after the first frame, 300 ms later on a slow phone.
 */
const firstTags = (files: readonly string[], entry: string) =>
  files.map((file) => `<script fetchpriority="high" src="${file}" data-entry="${entry}"></script>`).join('');

const isScript = (manifest: Manifest) => (module: string) => manifest[module]?.isEntry === true;

const modulePreload = 'rel="modulepreload"';
/** Fetches a script without compiling it. */
const preload = 'rel="preload" as="script" crossorigin';

/** Preloads what the entry will import. */
const links = (attributes: string, files: readonly string[]) =>
  files.map((file) => `<link ${attributes} href="${file}" />`).join('');

function replaceOnce(page: string, pattern: RegExp, part: Part): string {
  return page.replace(pattern, typeof part === 'string' ? () => part : part);
}

/** The settings only allow origins, keys and names of letters as contents, so they need no escaping. */
function withMeta(page: string, name: string, content: string): string {
  return page.replace(
    new RegExp(`(<meta name="${name}" content=")[^"]*`),
    (_, start: string) => `${start}${content}`,
  );
}

/** The part of the manifest of the site's build that the server reads. */
export type Manifest = Readonly<
  Record<string, { readonly file: string; readonly imports?: readonly string[]; readonly isEntry?: boolean }>
>;

/** The URL paths of all scripts that these modules consist of, without duplicates. */
function scriptFiles(manifest: Manifest, modules: readonly string[]): readonly string[] {
  const paths = new Set<string>();
  const visit = (name: string) => {
    const entry = manifest[name];
    const path = `/${entry?.file}`;
    if (!entry || paths.has(path)) return;
    paths.add(path);
    entry.imports?.forEach(visit);
  };
  modules.forEach(visit);
  return [...paths];
}
