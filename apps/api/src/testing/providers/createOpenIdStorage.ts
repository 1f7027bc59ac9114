import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

/** In-memory storage for the OpenID provider of a test. */
export function createOpenIdStorage(): AdapterFactory {
  const payloads = new Map<string, AdapterPayload>();
  return (model): Adapter => {
    const find = async (id: string) => payloads.get(`${model} ${id}`);
    return {
      find,
      upsert: async (id, payload) => void payloads.set(`${model} ${id}`, payload),
      findByUid: async (uid) =>
        [...payloads].find(([key, payload]) => key.startsWith(`${model} `) && payload.uid === uid)?.[1],
      findByUserCode: async () => undefined,
      consume: async (id) => {
        const payload = await find(id);
        if (payload) payload.consumed = Math.floor(Date.now() / 1000);
      },
      destroy: async (id) => void payloads.delete(`${model} ${id}`),
      revokeByGrantId: async (grantId) => {
        for (const [key, payload] of payloads)
          if (key.startsWith(`${model} `) && payload.grantId === grantId) payloads.delete(key);
      },
    };
  };
}
