import type { CustomFetch } from 'openid-client';

const most = 1024 * 1024;

/** `fetch` for an OpenID client, which sends a form or nothing. Nobody reads more than 1 MB of what comes back. */
export const boundedFetch: CustomFetch = async (address, { body: sent, ...options }) => {
  const form = sent instanceof URLSearchParams ? sent : null;
  const { body, status, statusText, headers } = await fetch(address, { ...options, body: form });
  let size = 0;
  const bounded = body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        size += chunk.byteLength;
        if (size > most) controller.error(new Error('The answer does not end.'));
        else controller.enqueue(chunk);
      },
    }),
  );
  return new Response(bounded ?? null, { status, statusText, headers });
};
