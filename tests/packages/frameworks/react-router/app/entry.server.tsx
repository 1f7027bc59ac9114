import { randomUUID } from 'node:crypto';
import { createStyleRegistry, insertStyles, StyleRegistryProvider } from '@gildshelf/ui';
import { isbot } from 'isbot';
import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';

/** Streams a page: the styles of its components are in the head, and those of each later part before it. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const registry = createStyleRegistry();
  const nonce = randomUUID();
  const html = await renderToReadableStream(
    <StyleRegistryProvider registry={registry}>
      <ServerRouter context={context} url={request.url} nonce={nonce} />
    </StyleRegistryProvider>,
    { nonce, signal: request.signal },
  );
  if (isbot(request.headers.get('user-agent'))) await html.allReady;
  headers.set('content-type', 'text/html');
  headers.set('content-security-policy', contentSecurityPolicy(nonce));
  return new Response(insertStyles(html, registry, nonce), { status, headers });
}

// The hash is that of the empty text: a script can add rules to an empty style element.
function contentSecurityPolicy(nonce: string) {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='`,
    "img-src 'self' data:",
  ].join('; ');
}
