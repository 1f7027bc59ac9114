import { serverLimits } from '@gildshelf/api-client/contract';
import type { Mail } from '../../platform/mail/outboxRow.ts';

/** Renders the HTML of a mail: a heading, and paragraphs or buttons. */
export type RenderMail = (
  heading: string,
  parts: readonly (string | { readonly button: string; readonly link: string })[],
) => string;

interface DisabledWebhook {
  readonly username: string;
  readonly url: string;
  /** The page on which the owner can enable it. */
  readonly link: string;
}

const heading = 'A webhook was disabled';

/** The mail to the owner of a webhook that was disabled. */
export function disabledMail({ username, url, link }: DisabledWebhook, renderMail: RenderMail): Mail {
  const greeting = `Hello ${username},`;
  const { host } = new URL(url);
  const notice = `Your Gildshelf webhook at ${host} did not accept ${serverLimits.webhookFailures} attempts in a row, so nothing more is sent to it.`;
  const advice = 'Once its receiver works again, you can see what went wrong and enable it here:';
  return {
    subject: 'Your Gildshelf webhook was disabled',
    text: [greeting, '', notice, '', advice, '', link, ''].join('\n'),
    html: renderMail(heading, [greeting, notice, advice, { button: 'Enable the Webhook', link }]),
  };
}
