import type { ServerContext } from '../../config/ServerContext.ts';
import { createOwnPages } from './pages/createOwnPages.ts';
import { createPages, type Pages, type PagesOptions } from './pages/createPages.ts';
import { type NoncedPage, noncedPage } from './pages/noncedPage.ts';
import { type PageTemplate, pageTemplate } from './pages/pageTemplate.ts';
import { readSite, type Site } from './readSite.ts';
import type { SiteRenderer } from './SiteRenderer.ts';
import type { SiteSettings } from './siteSettings.ts';

/** What the built site is served with. */
export type SitePagesOptions = Pick<ServerContext, 'config' | 'clock' | 'log'> &
  Pick<PagesOptions, 'ask'> & { readonly siteFolder: string; readonly renderer?: SiteRenderer };

/** The built site, ready to be served. */
export interface SitePages extends Pick<Site, 'files'>, Pages {
  /** The document of an address whose page is rendered in the browser. */
  readonly shellOf: (address: string) => Promise<NoncedPage>;
  /** The content of a page for the owner of a token; undefined where the browser renders it. */
  readonly ownPageOf: (address: string, token: string) => Promise<string | undefined>;
}

/** Reads the site's build and prepares its pages; undefined where it has not been built. */
export async function loadPages(
  { siteFolder, renderer, config, ...rest }: SitePagesOptions,
  settings: SiteSettings,
): Promise<SitePages | undefined> {
  const site = await readSite(siteFolder);
  if (!site) return undefined;
  const { renderingPatience: patience, pageCacheBytes: cacheBytes } = config;
  const template = pageTemplate(site.document, settings, site.manifest);
  return {
    files: site.files,
    shellOf: createShells(template, renderer),
    ...(renderer
      ? {
          ...createPages({ ...rest, renderer, template, settings, patience, cacheBytes }),
          ownPageOf: createOwnPages({ ...rest, ownPages: renderer.ownPages, settings, patience }),
        }
      : noPages),
  };
}

const noPages: Pages & Pick<SitePages, 'ownPageOf'> = {
  ownPageOf: async () => undefined,
  keptOf: () => undefined,
  pageOf: async () => undefined,
  statusOf: async () => 200,
};

/** One for all pages of the same modules. */
function createShells(template: PageTemplate, renderer: SitePagesOptions['renderer']): SitePages['shellOf'] {
  const shells = new Map<string, Promise<NoncedPage>>();
  return (address) => {
    const modules = renderer?.modulesOf(address) ?? [];
    const key = modules.join();
    const shell = shells.get(key) ?? noncedPage(...template.shell(modules));
    shells.set(key, shell);
    return shell;
  };
}
