import { join } from 'node:path';
import { installCatalogue } from '../catalogue/installCatalogue.ts';
import { createApp } from '../createApp.ts';
import { createLog } from '../createLog.ts';
import { migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/openDatabase.ts';
import type { Environment } from '../environment.ts';
import { createFileMailer } from '../providers/createFileMailer.ts';
import { createSmtpMailer } from '../providers/createSmtpMailer.ts';
import { foldCounts } from '../services/counts/foldCounts.ts';
import { finishRecount } from '../services/counts/recount.ts';
import { createMailSeal } from '../services/mails/createMailSeal.ts';
import { createOutboxWorker } from '../services/mails/createOutboxWorker.ts';
import { tidyUp } from '../services/tidyUp.ts';
import { loadRenderer } from '../site/loadRenderer.ts';
import { onlyFrames } from '../site/onlyFrames.ts';
import { catalogueLine } from './catalogueLine.ts';
import { keepSecret, readSecret } from './keepSecret.ts';
import { listen } from './listen.ts';
import { repeat } from './repeat.ts';
import { shutDown } from './shutDown.ts';
import { watchDatabaseFile } from './watchDatabaseFile.ts';

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

/** Starts everything; what stands in the way is a StartProblem. The answer stops it again, in order. */
export async function startServer(
  environment: Environment,
  folders: ServerFolders,
  print: (line: string) => void,
): Promise<() => Promise<void>> {
  const { databaseUrl, dataDirectory, startsAnew, smtpUrl, mailFrom } = environment;
  const clock = Date.now;
  const log = createLog(environment.logLevel);
  const givenSecret = environment.jwtSecret ?? (await readSecret(dataDirectory));
  const store = await openDatabase(databaseUrl ? { databaseUrl } : { dataDirectory, startsAnew });
  try {
    await migrate(store);
    await finishRecount(store);
    // Written after the tables: a data directory with a secret is one that has had a database.
    const secret = givenSecret ?? (await keepSecret(dataDirectory));
    await installCatalogue(store, folders.catalogue, clock);
    const mailer = smtpUrl
      ? createSmtpMailer(smtpUrl, mailFrom)
      : createFileMailer(join(dataDirectory, 'outbox'), mailFrom, print);
    const outbox = createOutboxWorker({
      ...{ store, mailer, clock, log },
      publicUrl: environment.publicUrl,
      mailSeal: createMailSeal(secret),
    });
    const { wake: wakeOutbox } = outbox;
    const whole = await loadRenderer(folders.siteServer);
    const renderer = environment.serverRendering ? whole : whole && onlyFrames(whole);
    // Most servers ask nobody, and need not read how they would.
    const { catalogueProviders } = environment;
    const growth =
      catalogueProviders.length > 0
        ? (await import('./startGrowth.ts')).startGrowth(catalogueProviders, { store, clock, log })
        : undefined;
    print(catalogueLine(catalogueProviders));
    const app = createApp({
      ...{ store, environment, secret, clock, log, wakeOutbox, renderer },
      living: growth?.living,
      siteFolder: folders.site,
    });
    const listener = await listen(app, environment);
    const onFailure = (event: string) => (error: unknown) => log.error({ event, error: String(error) });
    // At once, too: a server may be started anew more often than every hour.
    const stopTidying = repeat(() => tidyUp(store, clock(), mailer).catch(onFailure('tidying failed')), hour);
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
