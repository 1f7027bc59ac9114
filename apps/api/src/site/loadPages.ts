import type { ServeSiteOptions } from '../routes/serveSite.ts';
import { createPages, type KeptPage } from './createPages.ts';
import { type NoncedPage, noncedPage } from './noncedPage.ts';
import { pageTemplate } from './pageTemplate.ts';
import { readSite, type Site } from './readSite.ts';

/** The built site, ready to be served. */
export interface SitePages extends Pick<Site, 'files'> {
  /** The document of a page that is rendered in the browser. */
  readonly shell: NoncedPage;
  /** A page that comes complete; undefined where the browser renders it. */
  readonly pageOf: (address: string) => Promise<KeptPage | undefined>;
}

/** Reads the site's build and prepares its pages; undefined where it has not been built. */
export async function loadPages(
  { siteFolder, environment, renderer, ...rest }: ServeSiteOptions,
  apiHost: string,
): Promise<SitePages | undefined> {
  const site = await readSite(siteFolder);
  if (!site) return undefined;
  const template = pageTemplate(site.document, apiHost, environment, site.manifest);
  const { publicUrl } = environment;
  return {
    files: site.files,
    shell: await noncedPage(...template.shell),
    pageOf: renderer
      ? createPages({ ...rest, renderer, template, publicUrl })
      : () => Promise.resolve(undefined),
  };
}
