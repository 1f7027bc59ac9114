import { readdir, readFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import type { CatalogueType } from '@gildshelf/api-client/contract';
import type { ServerContext } from '../../config/ServerContext.ts';
import type { ShownTypes } from '../../config/ShownTypes.ts';
import type { PageVariant } from './chooseVariant.ts';
import { createOwnPages } from './pages/createOwnPages.ts';
import { createPages, type Pages, type PagesOptions } from './pages/createPages.ts';
import { type NoncedPage, noncedPage } from './pages/noncedPage.ts';
import { type Manifest, type PageTemplate, pageTemplate } from './pages/pageTemplate.ts';
import { type SiteRenderer, siteSettings } from './SiteRenderer.ts';

/** The options and dependencies for serving the built site. */
export type SitePagesOptions = Pick<ServerContext, 'config' | 'clock' | 'log'> &
  Pick<PagesOptions, 'callApi' | 'findRedirect'> & {
    readonly siteFolder: string;
    readonly renderer?: SiteRenderer;
    readonly shownTypes: ShownTypes;
  };

/** The built site, ready to be served. */
export interface SitePages extends Pick<Site, 'files'>, Pages {
  /** The document of a page that the browser renders. */
  readonly shellOf: (url: string, variant: PageVariant) => Promise<NoncedPage>;
  /** The content of a page for the owner of a token; undefined where the browser renders it. */
  readonly ownPageOf: (url: string, token: string, variant: PageVariant) => Promise<string | undefined>;
}

/**
 * Returns the site's pages with the media types that it shows at the moment. When these change, every page is rendered again, since
 * they are part of each. `load` reads the site's build first, and resolves to undefined where it has not been built.
 */
export function createSitePages(options: SitePagesOptions) {
  const { siteFolder, shownTypes } = options;
  let site: Site | undefined;
  let pages: { readonly types: readonly CatalogueType[]; readonly latest: SitePages } | undefined;
  let loading: Promise<SitePages | undefined> | undefined;

  const latest = (): SitePages | undefined => {
    const types = shownTypes.latest();
    if (site && pages?.types !== types) pages = { types, latest: preparePages(site, options, types) };
    return pages?.latest;
  };
  const load = async () => {
    site = await readSite(siteFolder);
    await shownTypes.first();
    return latest();
  };
  return {
    latest,
    load(): Promise<SitePages | undefined> {
      // The next request loads again a build that is missing or being written.
      loading ??= load().finally(() => {
        loading = undefined;
      });
      return loading;
    },
  };
}

function preparePages(
  site: Site,
  { renderer, config, callApi, findRedirect, clock, log }: SitePagesOptions,
  mediaTypes: readonly CatalogueType[],
): SitePages {
  const { renderingTimeoutMs: timeoutMs, pageCacheBytes: cacheBytes } = config;
  const settings = siteSettings(config, mediaTypes);
  const template = pageTemplate(site.document, settings, site.manifest);
  const options = { callApi, settings, log, timeoutMs };
  return {
    files: site.files,
    shellOf: createShells(template, renderer),
    ...(renderer
      ? {
          ...createPages({ ...options, renderer, template, findRedirect, clock, cacheBytes }),
          ownPageOf: createOwnPages({ ...options, ownPages: renderer.ownPages }),
        }
      : withoutRenderer),
  };
}

const withoutRenderer: Pages & Pick<SitePages, 'ownPageOf'> = {
  ownPageOf: async () => undefined,
  cachedPage: () => undefined,
  pageOf: async () => undefined,
  statusOf: async () => 200,
};

/** Pages with the same modules share one shell for each language and theme. */
function createShells(template: PageTemplate, renderer: SitePagesOptions['renderer']): SitePages['shellOf'] {
  const shells = new Map<string, Promise<NoncedPage>>();
  return (url, variant) => {
    const modules = renderer?.modulesOf(url, variant.language) ?? [];
    const key = [variant.language, variant.theme?.name, ...modules].join();
    const shell = shells.get(key) ?? noncedPage(...template.shell(modules, variant));
    shells.set(key, shell);
    return shell;
  };
}

/** A file of the built site, with the compressed variants that the build wrote. */
export interface SiteFile {
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly br?: Uint8Array<ArrayBuffer>;
  readonly gzip?: Uint8Array<ArrayBuffer>;
}

/** The built site: its files by path, and its document. */
interface Site {
  readonly files: ReadonlyMap<string, SiteFile>;
  readonly document: string;
  readonly manifest: Manifest;
}

const contentTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

/** Reads the site's build; undefined where it has not been built. Files of types that are not listed above are left out. */
async function readSite(folder: string): Promise<Site | undefined> {
  const document = await readFile(join(folder, 'index.html'), 'utf8').catch(() => undefined);
  if (document === undefined) return undefined;
  const names = await readdir(folder, { recursive: true });
  const existing = new Set(names);
  const files = new Map<string, SiteFile>();
  const read = async (name: string) => new Uint8Array(await readFile(join(folder, name)));
  for (const name of names) {
    const type = contentTypes[extname(name)];
    if (!type || name.split(sep).some((part) => part.startsWith('.'))) continue;
    files.set(`/${name.split(sep).join('/')}`, {
      type,
      bytes: await read(name),
      ...(existing.has(`${name}.br`) && { br: await read(`${name}.br`) }),
      ...(existing.has(`${name}.gz`) && { gzip: await read(`${name}.gz`) }),
    });
  }
  // Only server-rendered pages need it.
  const manifest = await readFile(join(folder, '.vite', 'manifest.json'), 'utf8').then(
    JSON.parse,
    () => ({}),
  );
  return { files, document, manifest };
}
