import type { Store } from './database/openDatabase.ts';
import type { Environment } from './environment.ts';
import type { Log } from './Log.ts';
import type { HumanCheck } from './providers/HumanCheck.ts';
import type { LivingCatalogue } from './services/catalogue/LivingCatalogue.ts';
import type { Passwords } from './services/passwords/createPasswords.ts';
import type { SiteRenderer } from './site/SiteRenderer.ts';

/** What a server is made of; everything outside it comes in here. */
export interface Dependencies {
  readonly store: Store;
  readonly environment: Environment;
  /** What tokens are signed with, at least 32 bytes. */
  readonly secret: string;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly log: Log;
  /** By default the one that the environment names. */
  readonly humanCheck?: HumanCheck;
  /** Where reCAPTCHA or Turnstile vouches for answers; its own address by default, and never a setting. */
  readonly siteverifyAddress?: string;
  /** What stands before the host and the path of a provider's picture; `https://` by default, and never a setting. */
  readonly pictureSource?: string;
  /** By default argon2id. */
  readonly passwords?: Passwords;
  /** What lets the catalogue grow; without it the titles that are there are all there are. */
  readonly living?: LivingCatalogue | undefined;
  /** Where the built site lies; without it only the API answers. */
  readonly siteFolder?: string;
  /** The site's own way to render its public pages; without it the browser renders all of them. */
  readonly renderer?: SiteRenderer;
  /** Told after each commit that left mail in the outbox. */
  readonly wakeOutbox?: () => void;
}
