import { once } from 'node:events';
import type { Socket } from 'node:net';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { freePort } from '../../scripts/servers/freePort.ts';
import { type ReadMail, readMail } from './readMail.ts';
import { until } from './until.ts';

/**
 * `takes` mail; `refuses` it for now (451); `hangs`, taking connections and saying nothing; `breaks` keeps each mail and
 * drops the connection before it has said so; `leaves` says so and then drops it.
 */
export type MailServerMood = 'takes' | 'refuses' | 'hangs' | 'breaks' | 'leaves';

/** A real SMTP server on 127.0.0.1 for tests. */
export interface MailServer {
  /** For SMTP_URL. */
  readonly url: string;
  /** All that it took, the oldest first. */
  readonly mails: () => readonly ReadMail[];
  /** How often somebody connected, also in vain. */
  readonly attempts: () => number;
  /** The newest mail to an address, waited for; of several kinds, the one whose subject matches. */
  readonly mailTo: (address: string, subject?: RegExp) => Promise<ReadMail>;
  readonly become: (mood: MailServerMood) => void;
  /** Nobody listens any more and every connection is cut, until `comeBack`, on the same port. */
  readonly goDown: () => Promise<void>;
  readonly comeBack: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Starts a mail server that takes what comes. */
export async function startMailServer(): Promise<MailServer> {
  const kept: ReadMail[] = [];
  const sockets = new Map<number, Socket>();
  let attempts = 0;
  let mood: MailServerMood = 'takes';

  const cut = (session: SMTPServerSession) => sockets.get(session.remotePort)?.destroy();

  function take(stream: SMTPServerDataStream, session: SMTPServerSession, done: () => void) {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      const to = session.envelope.rcptTo.map(({ address }) => address);
      kept.push(readMail(Buffer.concat(chunks).toString('utf8'), to));
      if (mood === 'breaks') return cut(session);
      done();
      // What was said leaves with the next turn of the loop, and the other side's goodbye finds nobody.
      if (mood === 'leaves') setImmediate(cut, session);
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
        if (mood !== 'hangs') done();
      },
      onMailFrom: (_, __, done) =>
        mood === 'refuses' ? done(Object.assign(new Error('Later.'), { responseCode: 451 })) : done(),
      onData: take,
    });
    // A sender that is killed resets its connection; that is what these tests are about.
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
    kept.findLast((mail) => mail.to.includes(address) && (!subject || subject.test(mail.subject)));

  return {
    url: `smtp://127.0.0.1:${port}`,
    mails: () => kept,
    attempts: () => attempts,
    async mailTo(address, subject) {
      await until(() => find(address, subject) !== undefined);
      const found = find(address, subject);
      if (!found) throw new Error(`No mail to ${address}.`);
      return found;
    },
    become: (next) => {
      mood = next;
    },
    goDown,
    comeBack: async () => {
      server ??= await listen(port);
    },
    stop: goDown,
  };
}
