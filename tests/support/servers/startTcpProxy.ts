import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy to a server on 127.0.0.1 that can stall like a broken network: no data is delivered and no connection is closed. */
export interface TcpProxy {
  readonly port: number;
  readonly stall: () => void;
  /** Stalls just before it would forward bytes that contain `text`; resolves at that moment. */
  readonly stallAt: (text: string) => Promise<void>;
  /** Resumes and delivers everything that was held back. */
  readonly resume: () => void;
  readonly stop: () => Promise<void>;
}

/** Starts a proxy on a free port that forwards to the port `target`. */
export async function startTcpProxy(target: number): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let held: (() => void)[] = [];
  let isStalled = false;
  let trigger: { readonly text: string; readonly onStall: () => void } | undefined;

  function forward(from: Socket, to: Socket) {
    sockets.add(from);
    from.on('data', (bytes) => {
      if (trigger && bytes.includes(trigger.text)) {
        isStalled = true;
        trigger.onStall();
        trigger = undefined;
      }
      if (isStalled) held.push(() => to.write(bytes));
      else to.write(bytes);
    });
    // While stalled, the end of a stream is held back too.
    from.on('end', () => (isStalled ? held.push(() => to.end()) : to.end()));
    from.on('error', () => {});
    from.on('close', () => {
      sockets.delete(from);
      if (!isStalled) to.destroy();
      else held.push(() => to.destroy());
    });
  }

  const listener = createServer({ allowHalfOpen: true }, (client) => {
    const server = connect({ port: target, host: '127.0.0.1', allowHalfOpen: true });
    forward(client, server);
    forward(server, client);
  });
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');

  return {
    port: (listener.address() as AddressInfo).port,
    stall: () => {
      isStalled = true;
    },
    stallAt: (text) =>
      new Promise((onStall) => {
        trigger = { text, onStall };
      }),
    resume: () => {
      isStalled = false;
      const pending = held;
      held = [];
      for (const deliver of pending) deliver();
    },
    stop: async () => {
      const closed = once(listener, 'close');
      listener.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
