import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';

/** A pool that lets go of a connection whose server did not answer in time: whoever got it next would wait in vain too. */
export function impatientPool(pool: PostgresPool): PostgresPool {
  return {
    options: pool.options,
    ...(pool.Client && { Client: pool.Client }),
    connect: async () => impatientClient(await pool.connect()),
    end: () => pool.end(),
  };
}

function impatientClient(client: PostgresPoolClient): PostgresPoolClient {
  let hangs = false;

  function query<Row>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  function query<Row>(asked: string | PostgresCursor<Row>, parameters: readonly unknown[] = []) {
    if (typeof asked !== 'string') return client.query(asked);
    // The end of a transaction would wait behind the statement that hangs, and take as long once more.
    if (hangs) return Promise.reject(noAnswer());
    return client.query<Row>(asked, parameters).catch((error: unknown) => {
      hangs ||= isReadTimeout(error);
      throw hangs ? noAnswer() : error;
    });
  }

  return { query, release: (destroy) => client.release(destroy || hangs) };
}

function noAnswer(): Error {
  return Object.assign(new Error('The database did not answer in time.'), { code: 'ETIMEDOUT' });
}

function isReadTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout';
}
