import { join } from 'node:path';
import type { Config } from '../config/readConfig.ts';
import { mailPage } from '../features/accounts/mails/mailPage.ts';
import { createAccountOutboxWorker } from '../features/accounts/mails/mailRequests.ts';
import { installCatalogue } from '../features/catalogue/built-in/installCatalogue.ts';
import { dropExpiredContent, maxContentAgeMs } from '../features/catalogue/titles/dropExpiredContent.ts';
import { finishRecount, foldCounts } from '../features/collection/counts/counts.ts';
import { finishEdits } from '../features/history/edits/workOnEdit.ts';
import { createTitleWriter } from '../features/history/updates/createTitleWriter.ts';
import { deleteOldImages } from '../features/image-proxy/deleteOldImages.ts';
import { continueImports } from '../features/imports/continueImports.ts';
import { readInThread } from '../features/imports/reading/readInThread.ts';
import type { ReadTask } from '../features/imports/reading/readMessages.ts';
import { framesOnly } from '../features/site/findPage.ts';
import { loadRenderer } from '../features/site/SiteRenderer.ts';
import { startSearchThread } from '../features/titles/search/startSearchThread.ts';
import { createWebhookWorker } from '../features/webhooks/createWebhookWorker.ts';
import { createChangeRecorder } from '../features/webhooks/recordChange.ts';
import { migrate } from '../platform/db/migrate.ts';
import { openDatabase } from '../platform/db/openDatabase.ts';
import { watchDatabaseFile } from '../platform/db/sqlite/watchDatabaseFile.ts';
import { uuidv7 } from '../platform/db/uuid.ts';
import { ensureSecret, readSecret } from '../platform/files/ensureSecret.ts';
import { listen, shutDown } from '../platform/http/server/listen.ts';
import { repeat } from '../platform/jobs.ts';
import { createLog } from '../platform/log/createLog.ts';
import { createMailCipher } from '../platform/mail/createMailCipher.ts';
import { createFileMailer, createSmtpMailer } from '../platform/mail/mailers.ts';
import { catalogueLine } from '../providers/credits.ts';
import { createApp } from './createApp.ts';
import { deleteExpired } from './deleteExpired.ts';
import { startOpenData } from './startOpenData.ts';

const hour = 60 * 60 * 1000;
const second = 1000;
const minute = 60 * second;

/** Folders and scripts that come with the server. */
export interface ServerFolders {
  readonly catalogue: string;
  readonly site: string;
  /** The bundle that renders the site on the server. */
  readonly siteServer: string;
  /** The packed tables of open data. */
  readonly openData: string;
  /** The script that installs open data in another process. */
  readonly openDataProcess: string;
  /** The script that checks a SQLite file in another process. */
  readonly integrityProcess: string;
  /** The script of the thread that searches. */
  readonly searchThread: string;
  /** The script of the thread that reads the files of imports. */
  readonly importThread: string;
}

/** Starts the server; throws a ConfigError if it cannot start. The returned function shuts it down gracefully. */
export async function startServer(
  config: Config,
  folders: ServerFolders,
  print: (line: string) => void,
): Promise<() => Promise<void>> {
  const { databaseUrl, dataDirectory, allowEmptyDatabase, smtpUrl, mailFrom } = config;
  const clock = Date.now;
  const log = createLog(config.logLevel);
  const givenSecret = config.jwtSecret ?? (await readSecret(dataDirectory));
  const location = databaseUrl ? { databaseUrl } : { dataDirectory, allowEmptyDatabase };
  const store = await openDatabase(location);
  const titleSearch = startSearchThread(folders.searchThread, location, log);
  try {
    await migrate(store);
    await finishRecount(store);
    // Created after the tables, because a secret marks a data directory that has had a database.
    const secret = givenSecret ?? (await ensureSecret(dataDirectory));
    await installCatalogue(store, folders.catalogue, clock);
    const mailer = smtpUrl
      ? createSmtpMailer(smtpUrl, mailFrom)
      : createFileMailer(join(dataDirectory, 'outbox'), mailFrom, print);
    const outbox = createAccountOutboxWorker({
      ...{ store, mailer, clock, log },
      publicUrl: config.publicUrl,
      mailCipher: createMailCipher(secret),
    });
    const { wake: wakeOutbox } = outbox;
    const webhooks = createWebhookWorker({
      ...{ store, clock, log, config, secret, wakeOutbox },
      renderMail: mailPage,
    });
    const fullRenderer = await loadRenderer(folders.siteServer);
    const renderer = config.serverRendering ? fullRenderer : fullRenderer && framesOnly(fullRenderer);
    // Loaded only if it is needed: most servers have no providers.
    const { catalogueProviders } = config;
    const sync =
      catalogueProviders.length > 0
        ? (await import('./startCatalogueSync.ts')).startCatalogueSync(catalogueProviders, {
            store,
            clock,
            log,
          })
        : undefined;
    print(catalogueLine(catalogueProviders, config.installsOpenData));
    const app = createApp({
      ...{
        store,
        config,
        secret,
        clock,
        log,
        wakeOutbox,
        renderer,
        wakeWebhooks: webhooks.wake,
        titleSearch,
        titleBrowse: titleSearch,
        collectionIndex: titleSearch,
        pages: renderer?.pages ?? [],
      },
      catalogueSync: sync?.catalogueSync,
      openDataFolder: folders.openData,
      siteFolder: folders.site,
    });
    const listener = await listen(app, config);
    const onFailure = (event: string) => (error: unknown) => log.error({ event, error: String(error) });
    // Also at the start, because a server may be restarted more often than every hour.
    const stopDeleting = repeat(
      () => deleteExpired(store, clock(), mailer).catch(onFailure('tidying failed')),
      hour,
    );
    const limitContentAge = async () => {
      await sync?.refreshOldContent();
      await dropExpiredContent(store, clock());
      if (config.imageCache)
        await deleteOldImages(join(dataDirectory, 'pictures'), clock() - maxContentAgeMs);
    };
    const stopAgeLimit = repeat(() => limitContentAge().catch(onFailure('old-content-not-dropped')), hour);
    const stopFolding = repeat(() => foldCounts(store).catch(onFailure('counting-failed')), second);
    const changes = createChangeRecorder(store, clock, webhooks.wake);
    const stopFinishing = repeat(
      () => finishEdits({ store, config, clock, changes }).catch(onFailure('edits-not-finished')),
      minute,
    );
    const stopping = new AbortController();
    const imports = {
      ...{ store, clock, titleWriter: createTitleWriter({ store, config, clock, changes }) },
      readFiles: (task: ReadTask) => readInThread(folders.importThread, task),
    };
    const owner = uuidv7(clock());
    const stopImporting = repeat(
      () => continueImports(imports, owner, stopping.signal).catch(onFailure('imports-not-continued')),
      minute,
    );
    wakeOutbox();
    webhooks.wake();
    // Later than the first responses, which it would slow down.
    const preparing = setTimeout(titleSearch.prepare, second);
    const watcher =
      store.file && watchDatabaseFile({ file: store.file, log, checkScript: folders.integrityProcess });
    const stopOpenData = config.installsOpenData
      ? startOpenData({
          script: folders.openDataProcess,
          folders: [folders.openData, folders.catalogue],
          log,
        })
      : undefined;
    return async () => {
      watcher?.stop();
      clearTimeout(preparing);
      await stopOpenData?.();
      await shutDown(listener);
      stopping.abort();
      await Promise.all([stopDeleting(), stopFolding(), stopFinishing(), stopImporting()]);
      await sync?.stop();
      await stopAgeLimit();
      await webhooks.close();
      await outbox.close();
      await titleSearch.close();
      await store.close();
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}
