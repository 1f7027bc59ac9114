import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** Creates an empty database with a random name on the server at `serverUrl`; resolves to its URL. */
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
