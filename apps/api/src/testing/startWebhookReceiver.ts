import { createServer } from 'node:http';
import { listenOnFreePort } from './listenOnFreePort.ts';

interface Received {
  readonly headers: Record<string, string | undefined>;
  readonly text: string;
}

/** A receiver on loopback that records its requests and responds with `status`; `await using` closes it. */
export async function startWebhookReceiver() {
  const received: Received[] = [];
  const receiver = { received, status: 200 };
  const server = createServer(async (request, response) => {
    const text = (await request.toArray()).join('');
    received.push({ headers: request.headers as Received['headers'], text });
    response.writeHead(receiver.status).end();
  });
  const { url, close } = await listenOnFreePort(server);
  return Object.assign(receiver, { url, [Symbol.asyncDispose]: close });
}
