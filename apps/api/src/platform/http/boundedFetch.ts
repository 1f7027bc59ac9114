import type { CustomFetch } from 'openid-client';

const maxBytes = 1024 * 1024;

/** `fetch` for an OpenID client, which sends a form or no body. Reading a response of more than 1 MB rejects. */
export const boundedFetch: CustomFetch = async (url, { body: requestBody, ...options }) => {
  const form = requestBody instanceof URLSearchParams ? requestBody : null;
  const { body, status, statusText, headers } = await fetch(url, { ...options, body: form });
  let size = 0;
  const bounded = body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        size += chunk.byteLength;
        if (size > maxBytes) controller.error(new Error('The response exceeds 1 MB.'));
        else controller.enqueue(chunk);
      },
    }),
  );
  return new Response(bounded ?? null, { status, statusText, headers });
};
