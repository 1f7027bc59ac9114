import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type DatabaseLocation, foldCounts, openDatabase, type Store } from '@gildshelf/api';
import { sql } from 'kysely';
import { buildStale, servedBuilds } from '../../scripts/build/builds.mjs';
import { startPostgres } from '../../scripts/servers/startPostgres.ts';
import { type RunningServer, startServer } from '../../scripts/servers/startServer.ts';
import { fillCatalogue } from '../server/games.ts';
import { environment, trackTitles } from '../server/makeCollection.ts';
import { makeMember } from '../server/makeMember.ts';
import { makeTemporaryFolder } from '../server/makeTemporaryFolder.ts';
import { addPlays } from './addPlays.ts';

/** A running server with the user `player`, who tracks all titles of the catalogue. */
export interface MeasuredPlayer {
  readonly engine: 'SQLite' | 'PostgreSQL';
  readonly server: RunningServer;
  readonly token: string;
  /** The slug of the first game. */
  readonly slug: string;
}

interface PlayerData {
  readonly titles: number;
  readonly plays: number;
  /** Changes the database before the server starts. */
  readonly prepare?: (store: Store, userId: string) => Promise<void>;
}

/** Measures on SQLite, then on PostgreSQL, or on the one engine that the command names: `sqlite` or `postgres`. */
export async function measurePlayer(data: PlayerData, measure: (player: MeasuredPlayer) => Promise<void>) {
  await buildStale(servedBuilds);
  const isMeasured = (engine: string, other: string) =>
    process.argv.includes(engine) || !process.argv.includes(other);
  const folder = makeTemporaryFolder();
  if (isMeasured('sqlite', 'postgres')) await run('SQLite', undefined);
  if (isMeasured('postgres', 'sqlite')) {
    const postgres = await startPostgres({ fsync: false, sharedMb: 256 });
    try {
      await run('PostgreSQL', await postgres.createDatabase());
    } finally {
      await postgres.stop();
    }
  }

  async function run(engine: MeasuredPlayer['engine'], databaseUrl: string | undefined) {
    const dataDirectory = join(folder, engine);
    mkdirSync(dataDirectory);
    const settings = { ...environment, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
    const start = () => startServer({ entry: 'built', dataDirectory, environment: settings });
    const empty = await start();
    const { userId, token } = await makeMember(empty, 'player');
    await empty.stop();
    const slug = await fill(databaseUrl ? { databaseUrl } : { dataDirectory }, userId, data);
    const server = await start();
    try {
      await measure({ engine, server, token, slug });
    } finally {
      await server.stop();
    }
  }
}

async function fill(place: DatabaseLocation, userId: string, { titles, plays, prepare }: PlayerData) {
  const store = await openDatabase(place);
  await fillCatalogue(store, titles);
  await trackTitles(store, userId, titles);
  await foldCounts(store);
  await addPlays(store, userId, plays);
  await prepare?.(store, userId);
  // Autovacuum does this within a minute.
  if (store.engine === 'postgres') await store.longTransaction((db) => sql`analyze`.execute(db));
  const game = await store.db
    .selectFrom('titles')
    .select('slug')
    .where('media_type', '=', 'game')
    .orderBy('title_id')
    .executeTakeFirstOrThrow();
  await store.close();
  return game.slug;
}
