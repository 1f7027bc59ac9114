import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

/** What an OpenID provider of a test keeps, in memory and as long as it runs. */
export function createOpenIdStorage(): AdapterFactory {
  const kept = new Map<string, AdapterPayload>();
  return (model): Adapter => {
    const find = async (id: string) => kept.get(`${model} ${id}`);
    return {
      find,
      upsert: async (id, payload) => void kept.set(`${model} ${id}`, payload),
      findByUid: async (uid) =>
        [...kept].find(([key, payload]) => key.startsWith(`${model} `) && payload.uid === uid)?.[1],
      findByUserCode: async () => undefined,
      consume: async (id) => {
        const payload = await find(id);
        if (payload) payload.consumed = Math.floor(Date.now() / 1000);
      },
      destroy: async (id) => void kept.delete(`${model} ${id}`),
      revokeByGrantId: async (grantId) => {
        for (const [key, payload] of kept)
          if (key.startsWith(`${model} `) && payload.grantId === grantId) kept.delete(key);
      },
    };
  };
}
