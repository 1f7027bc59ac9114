import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** Makes an empty database with a fresh name on the server behind `serverUrl` and gives the new database's URL. */
export async function createPostgresDatabase(serverUrl: string): Promise<string> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(`create database ${name} template template0 encoding 'UTF8'`);
  } finally {
    await client.end();
  }
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
