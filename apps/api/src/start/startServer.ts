import { join } from 'node:path';
import type { Config } from '../config/readConfig.ts';
import { createAccountOutbox } from '../features/accounts/mails/processMailRequests.ts';
import { installCatalogue } from '../features/catalogue/built-in/installCatalogue.ts';
import { foldCounts } from '../features/collection/counts/foldCounts.ts';
import { finishRecount } from '../features/collection/counts/recount.ts';
import { loadRenderer } from '../features/site/loadRenderer.ts';
import { onlyFrames } from '../features/site/siteRoutes.ts';
import { ensureSecret, readSecret } from '../platform/crypto/ensureSecret.ts';
import { migrate } from '../platform/db/migrate.ts';
import { openDatabase } from '../platform/db/openDatabase.ts';
import { watchDatabaseFile } from '../platform/db/sqlite/watchDatabaseFile.ts';
import { listen } from '../platform/http/server/listen.ts';
import { shutDown } from '../platform/http/server/shutDown.ts';
import { createLog } from '../platform/log/createLog.ts';
import { createFileMailer } from '../platform/mail/createFileMailer.ts';
import { createMailSeal } from '../platform/mail/createMailSeal.ts';
import { createSmtpMailer } from '../platform/mail/createSmtpMailer.ts';
import { catalogueLine } from './catalogueLine.ts';
import { createApp } from './createApp.ts';
import { deleteExpired } from './deleteExpired.ts';
import { repeat } from './repeat.ts';

const hour = 60 * 60 * 1000;
const second = 1000;

/** Folders and scripts that come with the server. */
export interface ServerFolders {
  readonly catalogue: string;
  readonly site: string;
  /** The site as it is rendered here. */
  readonly siteServer: string;
  /** The script that checks a SQLite file in another process. */
  readonly integrityProcess: string;
}

/** Starts everything; what stands in the way is a ConfigError. The answer stops it again, in order. */
export async function startServer(
  config: Config,
  folders: ServerFolders,
  print: (line: string) => void,
): Promise<() => Promise<void>> {
  const { databaseUrl, dataDirectory, startsAnew, smtpUrl, mailFrom } = config;
  const clock = Date.now;
  const log = createLog(config.logLevel);
  const givenSecret = config.jwtSecret ?? (await readSecret(dataDirectory));
  const store = await openDatabase(databaseUrl ? { databaseUrl } : { dataDirectory, startsAnew });
  try {
    await migrate(store);
    await finishRecount(store);
    // Written after the tables: a data directory with a secret is one that has had a database.
    const secret = givenSecret ?? (await ensureSecret(dataDirectory));
    await installCatalogue(store, folders.catalogue, clock);
    const mailer = smtpUrl
      ? createSmtpMailer(smtpUrl, mailFrom)
      : createFileMailer(join(dataDirectory, 'outbox'), mailFrom, print);
    const outbox = createAccountOutbox({
      ...{ store, mailer, clock, log },
      publicUrl: config.publicUrl,
      mailSeal: createMailSeal(secret),
    });
    const { wake: wakeOutbox } = outbox;
    const whole = await loadRenderer(folders.siteServer);
    const renderer = config.serverRendering ? whole : whole && onlyFrames(whole);
    // Most servers ask nobody, and need not read how they would.
    const { catalogueProviders } = config;
    const growth =
      catalogueProviders.length > 0
        ? (await import('./startCatalogueSync.ts')).startCatalogueSync(catalogueProviders, {
            store,
            clock,
            log,
          })
        : undefined;
    print(catalogueLine(catalogueProviders));
    const app = createApp({
      ...{ store, config, secret, clock, log, wakeOutbox, renderer },
      catalogueSync: growth?.catalogueSync,
      siteFolder: folders.site,
    });
    const listener = await listen(app, config);
    const onFailure = (event: string) => (error: unknown) => log.error({ event, error: String(error) });
    // At once, too: a server may be started anew more often than every hour.
    const stopTidying = repeat(
      () => deleteExpired(store, clock(), mailer).catch(onFailure('tidying failed')),
      hour,
    );
    const stopCounting = repeat(() => foldCounts(store).catch(onFailure('counting-failed')), second);
    wakeOutbox();
    const watching =
      store.file && watchDatabaseFile({ file: store.file, log, checkScript: folders.integrityProcess });
    return async () => {
      watching?.stop();
      await shutDown(listener);
      await Promise.all([stopTidying(), stopCounting()]);
      await growth?.stop();
      await outbox.close();
      await store.close();
    };
  } catch (problem) {
    await store.close();
    throw problem;
  }
}
