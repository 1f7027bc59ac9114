import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';

/** A pool that discards a connection after a timed-out query: the next query on it would time out as well. */
export function poolWithTimeouts(pool: PostgresPool, connectMs: number): PostgresPool {
  return {
    options: pool.options,
    ...(pool.Client && { Client: pool.Client }),
    connect: async () => clientWithTimeouts(await connectWithTimeout(pool, connectMs)),
    end: () => pool.end(),
  };
}

/** The pool applies its own timeout twice: while it waits for a free slot, and then for a new connection. */
function connectWithTimeout(pool: PostgresPool, ms: number): Promise<PostgresPoolClient> {
  return new Promise((resolve, reject) => {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      reject(timeoutError());
    }, ms);
    const handleClient = (client: PostgresPoolClient) => {
      clearTimeout(timer);
      if (isLate) client.release();
      else resolve(client);
    };
    pool.connect().then(handleClient, (error: unknown) => {
      clearTimeout(timer);
      reject(error);
    });
  });
}

function clientWithTimeouts(client: PostgresPoolClient): PostgresPoolClient {
  let hasTimedOut = false;

  function query<Row>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  function query<Row>(statement: string | PostgresCursor<Row>, parameters: readonly unknown[] = []) {
    if (typeof statement !== 'string') return client.query(statement);
    // A commit or rollback would wait behind the timed-out statement, and then for a timeout of its own.
    if (hasTimedOut) return Promise.reject(timeoutError());
    return client.query<Row>(statement, parameters).catch((error: unknown) => {
      hasTimedOut ||= isReadTimeout(error);
      throw hasTimedOut ? timeoutError() : error;
    });
  }

  return { query, release: (destroy) => client.release(destroy || hasTimedOut) };
}

function timeoutError(): Error {
  return Object.assign(new Error('The database timed out.'), { code: 'ETIMEDOUT' });
}

function isReadTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout';
}
