import { createHash } from 'node:crypto';
import type { KyselyPlugin } from 'kysely';
import { createPasswords } from '../../features/accounts/passwords/passwordHashes.ts';
import type { Store } from '../../platform/db/Store.ts';

/** What a server did for a request, as far as its duration can be measured from outside. */
export interface Work {
  /** The text of each database statement, without its values, in order; `begin` where a transaction starts. */
  readonly statements: readonly string[];
  /** The algorithm and costs of each password hash that was made. */
  readonly hashes: readonly string[];
}

/** A store and a password hasher that record how a server uses them. Only argon2 is replaced, by a fast digest. */
export function createWorkRecorder(original: Store) {
  const statements: string[] = [];
  const hashes: string[] = [];

  const plugin: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      statements.push(original.db.getExecutor().compileQuery(node, queryId).sql);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const db = original.db.withPlugin(plugin);
  const transaction = db.transaction.bind(db);
  db.transaction = () => {
    statements.push('begin');
    return transaction();
  };
  const store: Store = { ...original, db };

  const digest = (password: string | Uint8Array) => createHash('sha256').update(password).digest('hex');
  const passwords = createPasswords(undefined, async () => ({
    hash: async (password, options) => {
      const algorithm = ['argon2d', 'argon2i', 'argon2id'][options?.algorithm ?? -1];
      const costs = `m=${options?.memoryCost},t=${options?.timeCost},p=${options?.parallelism}`;
      hashes.push(`$${algorithm}$v=19$${costs}`);
      return `${hashes.at(-1)}$salt$${digest(password)}`;
    },
    verify: async (hash, password) => {
      const text = String(hash);
      hashes.push(text.split('$').slice(0, 4).join('$'));
      return text.endsWith(`$${digest(password)}`);
    },
  }));

  return {
    store,
    passwords,
    /** Resolves to everything that was recorded until `job` resolved. */
    async record(job: () => Promise<unknown>): Promise<Work> {
      statements.length = 0;
      hashes.length = 0;
      await job();
      return { statements: [...statements], hashes: [...hashes] };
    },
  };
}
