import type { PageFacts } from '../config/PageFacts.ts';
import type { ServerContext } from '../config/ServerContext.ts';
import type { AccountOverrides } from '../features/accounts/Accounts.ts';
import type { CatalogueSync } from '../features/catalogue/sync/CatalogueSync.ts';
import type { ImageProxyOptions } from '../features/image-proxy/serveImages.ts';
import type { SiteRenderer } from '../features/site/SiteRenderer.ts';

/** The dependencies of `createApp`. */
export interface Dependencies extends ServerContext, AccountOverrides, ImageProxyOptions {
  /** Without it the catalogue has the stored titles only. */
  readonly catalogueSync?: CatalogueSync | undefined;
  /** The folder of the built site; without it only the API is served. */
  readonly siteFolder?: string;
  /** The pages of the site. */
  readonly pages: readonly PageFacts[];
  /** Renders pages on the server; without it the browser renders all of them. */
  readonly renderer?: SiteRenderer;
}
