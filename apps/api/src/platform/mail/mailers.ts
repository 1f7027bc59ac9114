import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Transporter } from 'nodemailer';
import { hasErrorCode } from '../errors.ts';

/** A mail with its recipient. The id is the same for each attempt. */
export interface AddressedMail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Sends mail; `send` rejects if the mail was not accepted. */
export interface Mailer {
  readonly send: (mail: AddressedMail) => Promise<void>;
  readonly close: () => void;
  /** Deletes mails that the mailer itself stored before a time (milliseconds since 1970). */
  readonly deleteOlderThan?: (time: number) => Promise<void>;
}

const link = /https?:\/\/\S+/;
/** A server that is killed while it writes leaves a draft. */
const mailFile = /\.eml(\.draft)?$/;

/** Writes each mail to `folder` as a file for mail programs, and prints its link: for machines without SMTP. */
export function createFileMailer(folder: string, from: string, print: (line: string) => void): Mailer {
  return {
    async send(mail) {
      // Loaded with the first mail, so that the server starts faster.
      const { createTransport } = await import('nodemailer');
      const composer = createTransport({ streamTransport: true, buffer: true });
      const { message } = await composer.sendMail(mailMessage(mail, from));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, `${mail.id}.eml`);
      const draft = `${file}.draft`;
      const handle = await open(draft, 'w', 0o600);
      try {
        await handle.writeFile(message as Buffer);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(draft, file);
      print(`Mail "${mail.subject}": ${link.exec(mail.text)?.[0] ?? file}`);
    },
    close: () => {},
    async deleteOlderThan(time) {
      for (const name of await namesIn(folder)) {
        const file = join(folder, name);
        // Another instance of the server may have deleted it since.
        const written = await stat(file).catch(() => undefined);
        if (mailFile.test(name) && written && written.mtimeMs < time) await rm(file, { force: true });
      }
    },
  };
}

/** The folder does not exist before the first mail. */
async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: unknown) => {
    if (hasErrorCode(error, 'ENOENT')) return [];
    throw error;
  });
}

const smtpTimeoutMs = 10_000;

/** Sends by SMTP. `url` is smtp:// or smtps://, with user name and password if the server requires them. */
export function createSmtpMailer(url: string, from: string): Mailer {
  let transport: Transporter | undefined;
  return {
    async send(mail) {
      // Loaded with the first mail, so that the server starts faster.
      const { createTransport } = await import('nodemailer');
      transport ??= createTransport({
        url,
        connectionTimeout: smtpTimeoutMs,
        greetingTimeout: smtpTimeoutMs,
        socketTimeout: 2 * smtpTimeoutMs,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      await transport.sendMail(mailMessage(mail, from));
    },
    close: () => transport?.close(),
  };
}

/** Converts a mail to a nodemailer message. Email addresses are passed as objects, so that nodemailer does not parse them again. */
function mailMessage({ id, to, subject, text, html }: AddressedMail, from: string) {
  const { name = '', address = '' } = readMailbox(from) ?? {};
  return {
    from: { name, address },
    to: { name: '', address: to },
    subject,
    // ASCII is not encoded: encoding would break links in the files of the outbox over several lines.
    ...(isAscii(text + html)
      ? { alternatives: [rawPart('text/plain', text), rawPart('text/html', html)] }
      : { text, html }),
    messageId: `<${id}@${address.split('@')[1]}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

const isAscii = (text: string) => /^[\0-\x7f]*$/.test(text);

function rawPart(contentType: string, content: string) {
  const head = [`Content-Type: ${contentType}; charset=us-ascii`, 'Content-Transfer-Encoding: 7bit', '', ''];
  return { contentType, raw: head.join('\r\n') + content.replaceAll('\n', '\r\n') };
}

const mailbox = /^(?:([^<>"\r\n]{0,100}?)\s*<([^<>\s]+)>|([^<>\s]+))$/;

/** Parses `Name <a@b>` or `a@b`; undefined if the text is neither. */
export function readMailbox(text: string): { name: string; address: string } | undefined {
  const [, name = '', inBrackets, alone] = mailbox.exec(text.trim()) ?? [];
  const address = inBrackets ?? alone ?? '';
  return isEmailAddress(address) ? { name, address } : undefined;
}

const addressPattern =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~\u00a1-\uffef-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9.-]{0,251}[A-Za-z0-9])?$/;

/**
 * Whether an email address is safe to pass to the mailer, which drops the parts that it cannot parse and may then send to another
 * address. Accepts `name@localhost`, which users cannot register with.
 */
export function isEmailAddress(address: string): boolean {
  return addressPattern.test(address) && !address.includes('..');
}
