import type { ServerContext } from '../../config/ServerContext.ts';
import { createOwnPages } from './pages/createOwnPages.ts';
import { createPages, type Pages, type PagesOptions } from './pages/createPages.ts';
import { type NoncedPage, noncedPage } from './pages/noncedPage.ts';
import { type PageTemplate, pageTemplate } from './pages/pageTemplate.ts';
import { readSite, type Site } from './readSite.ts';
import type { SiteRenderer } from './SiteRenderer.ts';
import type { SiteSettings } from './siteSettings.ts';

/** The options and dependencies for serving the built site. */
export type SitePagesOptions = Pick<ServerContext, 'config' | 'clock' | 'log'> &
  Pick<PagesOptions, 'callApi'> & { readonly siteFolder: string; readonly renderer?: SiteRenderer };

/** The built site, ready to be served. */
export interface SitePages extends Pick<Site, 'files'>, Pages {
  /** The document of a page that the browser renders. */
  readonly shellOf: (url: string) => Promise<NoncedPage>;
  /** The content of a page for the owner of a token; undefined where the browser renders it. */
  readonly ownPageOf: (url: string, token: string) => Promise<string | undefined>;
}

/** Reads the site's build and prepares its pages; undefined where it has not been built. */
export async function loadPages(
  { siteFolder, renderer, config, ...rest }: SitePagesOptions,
  settings: SiteSettings,
): Promise<SitePages | undefined> {
  const site = await readSite(siteFolder);
  if (!site) return undefined;
  const { renderingTimeoutMs: timeoutMs, pageCacheBytes: cacheBytes } = config;
  const template = pageTemplate(site.document, settings, site.manifest);
  return {
    files: site.files,
    shellOf: createShells(template, renderer),
    ...(renderer
      ? {
          ...createPages({ ...rest, renderer, template, settings, timeoutMs, cacheBytes }),
          ownPageOf: createOwnPages({ ...rest, ownPages: renderer.ownPages, settings, timeoutMs }),
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

/** Pages with the same modules share one shell. */
function createShells(template: PageTemplate, renderer: SitePagesOptions['renderer']): SitePages['shellOf'] {
  const shells = new Map<string, Promise<NoncedPage>>();
  return (url) => {
    const modules = renderer?.modulesOf(url) ?? [];
    const key = modules.join();
    const shell = shells.get(key) ?? noncedPage(...template.shell(modules));
    shells.set(key, shell);
    return shell;
  };
}
