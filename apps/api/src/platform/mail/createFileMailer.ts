import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { hasErrorCode } from '../files/hasErrorCode.ts';
import type { Mailer } from './Mailer.ts';
import { mailMessage } from './mailMessage.ts';

const link = /https?:\/\/\S+/;
/** A draft is what a server left that was killed while it wrote. */
const mailFile = /\.eml(\.draft)?$/;

/** Writes each mail to `folder` as a file that mail programs open, and tells its link: for machines without SMTP. */
export function createFileMailer(folder: string, from: string, tell: (line: string) => void): Mailer {
  return {
    async send(mail) {
      // Loaded with the first mail: a server starts sooner without it.
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
      tell(`Mail "${mail.subject}": ${link.exec(mail.text)?.[0] ?? file}`);
    },
    close: () => {},
    async forgetOlderThan(time) {
      for (const name of await namesIn(folder)) {
        const file = join(folder, name);
        // Another copy of the server may have deleted it since.
        const written = await stat(file).catch(() => undefined);
        if (mailFile.test(name) && written && written.mtimeMs < time) await rm(file, { force: true });
      }
    },
  };
}

/** Before the first mail there is no folder. */
async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: unknown) => {
    if (hasErrorCode(error, 'ENOENT')) return [];
    throw error;
  });
}
