import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mailer } from './Mailer.ts';
import { mailMessage } from './mailMessage.ts';

const link = /https?:\/\/\S+/;

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
  };
}
