import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';

/** A pool that lets go of a connection whose server did not answer in time: whoever got it next would wait in vain too. */
export function poolWithTimeouts(pool: PostgresPool, connectMs: number): PostgresPool {
  return {
    options: pool.options,
    ...(pool.Client && { Client: pool.Client }),
    connect: async () => impatientClient(await connectWithin(pool, connectMs)),
    end: () => pool.end(),
  };
}

/** The pool's own patience counts twice, for a turn and then for a new connection. */
function connectWithin(pool: PostgresPool, ms: number): Promise<PostgresPoolClient> {
  return new Promise((resolve, reject) => {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      reject(noAnswer());
    }, ms);
    const take = (client: PostgresPoolClient) => {
      clearTimeout(timer);
      if (isLate) client.release();
      else resolve(client);
    };
    pool.connect().then(take, (error: unknown) => {
      clearTimeout(timer);
      reject(error);
    });
  });
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
