import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { hasErrorCode } from '../files/hasErrorCode.ts';
import type { Mailer } from './Mailer.ts';
import { mailMessage } from './mailMessage.ts';

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
