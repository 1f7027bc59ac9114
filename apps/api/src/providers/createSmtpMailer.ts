import nodemailer from 'nodemailer';
import type { Mailer } from './Mailer.ts';
import { mailMessage } from './mailMessage.ts';

const patience = 10_000;

/** Sends by SMTP. `url` is smtp:// or smtps://, with user and password where the server wants them. */
export function createSmtpMailer(url: string, from: string): Mailer {
  const transport = nodemailer.createTransport({
    url,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: 2 * patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail) {
      await transport.sendMail(mailMessage(mail, from));
    },
    close: () => transport.close(),
  };
}
