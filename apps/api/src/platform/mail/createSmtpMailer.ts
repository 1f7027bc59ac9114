import type { Transporter } from 'nodemailer';
import type { Mailer } from './Mailer.ts';
import { mailMessage } from './mailMessage.ts';

const patience = 10_000;

/** Sends by SMTP. `url` is smtp:// or smtps://, with user and password where the server wants them. */
export function createSmtpMailer(url: string, from: string): Mailer {
  let transport: Transporter | undefined;
  return {
    async send(mail) {
      // Loaded with the first mail: a server starts sooner without it.
      const { createTransport } = await import('nodemailer');
      transport ??= createTransport({
        url,
        connectionTimeout: patience,
        greetingTimeout: patience,
        socketTimeout: 2 * patience,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      await transport.sendMail(mailMessage(mail, from));
    },
    close: () => transport?.close(),
  };
}
