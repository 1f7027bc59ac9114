import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to a server on 127.0.0.1 that can turn into a black hole, as networks do: nothing arrives, nothing is closed. */
export interface TcpProxy {
  readonly port: number;
  readonly silence: () => void;
  /** Falls silent just before it would pass on bytes that contain `text`; resolves when it has. */
  readonly silenceAt: (text: string) => Promise<void>;
  /** What was held back goes on its way. */
  readonly speak: () => void;
  readonly stop: () => Promise<void>;
}

/** Starts a proxy on a free port that leads to `target`. */
export async function startTcpProxy(target: number): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let held: (() => void)[] = [];
  let isSilent = false;
  let trap: { readonly text: string; readonly sprung: () => void } | undefined;

  function pass(from: Socket, to: Socket) {
    sockets.add(from);
    from.on('data', (bytes) => {
      if (trap && bytes.includes(trap.text)) {
        isSilent = true;
        trap.sprung();
        trap = undefined;
      }
      if (isSilent) held.push(() => to.write(bytes));
      else to.write(bytes);
    });
    // An end is lost in the hole like everything else.
    from.on('end', () => (isSilent ? held.push(() => to.end()) : to.end()));
    from.on('error', () => {});
    from.on('close', () => {
      sockets.delete(from);
      if (!isSilent) to.destroy();
      else held.push(() => to.destroy());
    });
  }

  const listener = createServer({ allowHalfOpen: true }, (near) => {
    const far = connect({ port: target, host: '127.0.0.1', allowHalfOpen: true });
    pass(near, far);
    pass(far, near);
  });
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');

  return {
    port: (listener.address() as AddressInfo).port,
    silence: () => {
      isSilent = true;
    },
    silenceAt: (text) =>
      new Promise((sprung) => {
        trap = { text, sprung };
      }),
    speak: () => {
      isSilent = false;
      const all = held;
      held = [];
      for (const release of all) release();
    },
    stop: async () => {
      const closed = once(listener, 'close');
      listener.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
