import { once } from 'node:events';
import type { Socket } from 'node:net';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { freePort } from '../../../scripts/servers/freePort.ts';
import { waitUntil } from '../servers/waitUntil.ts';
import { type ReadMail, readMail } from './readMail.ts';

/**
 * `accepts` mail; `rejects` it temporarily (451); `hangs` without a greeting after a connection; `dropsBeforeReply` stores each
 * mail and closes the connection before the reply; `dropsAfterReply` closes it after the reply.
 */
export type MailServerMode = 'accepts' | 'rejects' | 'hangs' | 'dropsBeforeReply' | 'dropsAfterReply';

/** A real SMTP server on 127.0.0.1 for tests. */
export interface MailServer {
  /** For SMTP_URL. */
  readonly url: string;
  /** The accepted mails, the oldest first. */
  readonly mails: () => readonly ReadMail[];
  /** The number of connections, including those without a mail. */
  readonly attempts: () => number;
  /** Waits for a mail to the email address, with a matching subject if one is given; resolves to the newest. */
  readonly mailTo: (address: string, subject?: RegExp) => Promise<ReadMail>;
  readonly setMode: (mode: MailServerMode) => void;
  /** Stops listening and closes every connection, until `comeBack`, which listens on the same port. */
  readonly goDown: () => Promise<void>;
  readonly comeBack: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Starts a mail server that accepts mail. */
export async function startMailServer(): Promise<MailServer> {
  const accepted: ReadMail[] = [];
  const sockets = new Map<number, Socket>();
  let attempts = 0;
  let mode: MailServerMode = 'accepts';

  const disconnect = (session: SMTPServerSession) => sockets.get(session.remotePort)?.destroy();

  function receive(stream: SMTPServerDataStream, session: SMTPServerSession, done: () => void) {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      const to = session.envelope.rcptTo.map(({ address }) => address);
      accepted.push(readMail(Buffer.concat(chunks).toString('utf8'), to));
      if (mode === 'dropsBeforeReply') return disconnect(session);
      done();
      // The reply is written in this turn of the event loop; the client's QUIT gets no reply.
      if (mode === 'dropsAfterReply') setImmediate(disconnect, session);
      return undefined;
    });
  }

  async function listen(port: number): Promise<SMTPServer> {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      disableReverseLookup: true,
      onConnect: (_, done) => {
        attempts += 1;
        if (mode !== 'hangs') done();
      },
      onMailFrom: (_, __, done) =>
        mode === 'rejects' ? done(Object.assign(new Error('Later.'), { responseCode: 451 })) : done(),
      onData: receive,
    });
    // The tests kill clients, whose connections are reset.
    server.on('error', () => {});
    server.server.on('connection', (socket) => {
      const { remotePort = 0 } = socket;
      sockets.set(remotePort, socket);
      socket.once('close', () => sockets.delete(remotePort));
    });
    server.listen(port, '127.0.0.1');
    await once(server.server, 'listening');
    return server;
  }

  const port = await freePort();
  let server: SMTPServer | undefined = await listen(port);

  async function goDown() {
    if (!server) return;
    const closing = server;
    server = undefined;
    const closed = new Promise<void>((resolve) => closing.close(() => resolve()));
    for (const socket of sockets.values()) socket.destroy();
    await closed;
  }

  const find = (address: string, subject?: RegExp) =>
    accepted.findLast((mail) => mail.to.includes(address) && (!subject || subject.test(mail.subject)));

  return {
    url: `smtp://127.0.0.1:${port}`,
    mails: () => accepted,
    attempts: () => attempts,
    async mailTo(address, subject) {
      await waitUntil(() => find(address, subject) !== undefined);
      const found = find(address, subject);
      if (!found) throw new Error(`No mail to ${address}.`);
      return found;
    },
    setMode: (next) => {
      mode = next;
    },
    goDown,
    comeBack: async () => {
      server ??= await listen(port);
    },
    stop: goDown,
  };
}
