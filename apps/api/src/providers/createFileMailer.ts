import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import type { Mailer } from './Mailer.ts';
import { mailMessage } from './mailMessage.ts';

const link = /https?:\/\/\S+/;

/** Writes each mail to `folder` as a file that mail programs open, and tells its link: for machines without SMTP. */
export function createFileMailer(folder: string, from: string, tell: (line: string) => void): Mailer {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true });
  return {
    async send(mail) {
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
    close: () => composer.close(),
  };
}
