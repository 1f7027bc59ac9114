import { type Edit, ownLimits } from '@gildshelf/api-client/contract';
import { expect, test } from 'vitest';
import { openDatabase, type Store } from '../../apps/api/src/index.ts';
import { uuidv7 } from '../../apps/api/src/platform/db/uuid.ts';
import { startPostgres } from '../../scripts/servers/startPostgres.ts';
import { type RunningServer, startServer } from '../../scripts/servers/startServer.ts';
import { signUp, type TestUser } from '../support/accounts/signUp.ts';
import { waitUntil } from '../support/servers/waitUntil.ts';

const loopbackOnly = { HUMAN_CHECK: 'none', RATE_LIMITS: 'off', LOG_LEVEL: 'error' };
const titleCount = ownLimits.editedTitles;
const rowsPerStatement = 500;

/** Adds titles and tracks them for a user. */
async function addTitles({ db }: Store, userId: string): Promise<string[]> {
  const ids = Array.from({ length: titleCount }, () => uuidv7(1));
  for (let start = 0; start < titleCount; start += rowsPerStatement) {
    const part = ids.slice(start, start + rowsPerStatement);
    const text = { item: '{}', card: '{}', rank: null, search_version: 0 };
    await db
      .insertInto('titles')
      .values(
        part.map((title_id) => ({
          ...{ title_id, media_type: 'game' as const, slug: `title-${title_id}`, title: title_id, ...text },
          ...{ created_at: 1, updated_at: 1 },
        })),
      )
      .execute();
    const tracked = { user_id: userId, media_type: 'game', status: 'playing', rating: 3 } as const;
    const times = { created_at: 1, updated_at: 1, counted_rating: -1, is_favourite: 0, is_private: 0 };
    await db
      .insertInto('tracked_items')
      .values(part.map((title_id) => ({ ...tracked, ...times, title_id })))
      .execute();
  }
  return ids;
}

const readRows = async ({ db }: Store) => ({
  tracked: await db
    .selectFrom('tracked_items')
    .select(['title_id', 'status', 'rating', 'is_favourite', 'is_private', 'created_at'])
    .orderBy('title_id')
    .execute(),
  tags: await db.selectFrom('title_tags').select(['title_id', 'tag']).orderBy('title_id').execute(),
});

function callsOf(server: RunningServer, { token }: TestUser) {
  const call = async <Body>(method: string, path: string, body?: unknown): Promise<Body> => {
    const headers = {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    };
    const response = await fetch(`${server.url}${path}`, { method, headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${method} ${path} returned ${response.status}.`);
    return (await response.json()) as Body;
  };
  return {
    begin: (titles: readonly string[]) =>
      call<Edit>('POST', '/api/edits', {
        titles: titles.map((title_id) => ({ media_type: 'game', title_id })),
        change: { status: 'completed', rating: 5, add_tags: ['x'] },
      }),
    last: async () => (await call<{ edits: Edit[] }>('GET', '/api/edits')).edits[0],
    undo: (id: string) => call<Edit>('POST', `/api/edits/${id}/undo`),
    continueUntilComplete: async (id: string) => {
      let edit = await call<Edit>('POST', `/api/edits/${id}/continue`);
      while (edit.state === 'running' || edit.state === 'undoing')
        edit = await call<Edit>('POST', `/api/edits/${id}/continue`);
      return edit;
    },
  };
}

/** Kills a server while it changes 5,000 titles, and again while it undoes that; each time continues on a new server. */
async function killDuringEdit(environment: Record<string, string>): Promise<void> {
  let server = await startServer({ environment });
  const { dataDirectory, port } = server;
  const restart = async () => {
    server = await startServer({ dataDirectory, port, environment });
  };
  const { DATABASE_URL: databaseUrl } = environment;
  /** Reads or changes the database while no server is running. */
  const inDatabase = async <Result>(run: (store: Store) => Promise<Result>): Promise<Result> => {
    const store = await openDatabase(databaseUrl ? { databaseUrl } : { dataDirectory });
    try {
      return await run(store);
    } finally {
      await store.close();
    }
  };
  try {
    const user = await signUp(server, 'collector');
    await server.stop();
    const ids = await inDatabase((store) => addTitles(store, user.userId));
    const before = await inDatabase(readRows);
    await restart();

    const killWhile = async (state: Edit['state'], request: Promise<unknown>) => {
      const ended = request.catch(() => undefined);
      await waitUntil(async () => {
        const edit = await callsOf(server, user).last();
        return edit?.state === state && edit.done > 0;
      });
      await server.kill();
      await ended;
      const rows = await inDatabase(readRows);
      await restart();
      return rows;
    };
    const interrupted = await killWhile('running', callsOf(server, user).begin(ids));
    const edit = await callsOf(server, user).last();
    const isChanged = ({ status }: { readonly status: string }) => status === 'completed';
    expect(edit).toMatchObject({ state: 'running', total: titleCount, unchanged: 0 });
    expect(edit?.done).toBeLessThan(titleCount);
    // What it reports is what it has changed.
    expect(interrupted.tracked.filter(isChanged)).toHaveLength(edit?.done ?? 0);
    expect(interrupted.tags).toHaveLength(edit?.done ?? 0);
    const id = edit?.id ?? '';
    const complete = await callsOf(server, user).continueUntilComplete(id);
    expect(complete).toMatchObject({ state: 'done', done: titleCount, unchanged: 0 });

    const undoing = await killWhile('undoing', callsOf(server, user).undo(id));
    const restored = (await callsOf(server, user).last())?.done ?? 0;
    expect(restored).toBeLessThan(titleCount);
    expect(undoing.tracked.filter(isChanged)).toHaveLength(titleCount - restored);
    const undone = await callsOf(server, user).continueUntilComplete(id);
    expect(undone).toMatchObject({ state: 'undone', done: titleCount, unchanged: 0 });
    await server.stop();
    expect(await inDatabase(readRows)).toEqual(before);
  } finally {
    await server.stop();
  }
}

// @control:FLT-01
test('kill -9 during a change of 5,000 titles and during its undo leaves whole parts on SQLite, which are then continued', async () => {
  await killDuringEdit(loopbackOnly);
}, 600_000);

// @control:FLT-01
test('kill -9 during a change of 5,000 titles and during its undo leaves whole parts on PostgreSQL, which are then continued', async () => {
  const postgres = await startPostgres();
  try {
    await killDuringEdit({ ...loopbackOnly, DATABASE_URL: await postgres.createDatabase() });
  } finally {
    await postgres.stop();
  }
}, 600_000);
