import { reservedHeight } from '@gildshelf/widgets/embed';
import type { EmbedSubject } from './EmbedSubject.ts';
import { escapeHtml } from './escape.ts';
import { subjectUrl } from './subjectUrl.ts';

/** Width in px that most pages offer; narrower widgets are a few pixels lower. */
const width = 640;

/** The maximum height of a widget in px. */
export function heightOf({ widget, parameters }: EmbedSubject): number {
  return reservedHeight(widget, { isLarge: parameters.size === 'large', width });
}

/** The script tag and a custom element, with its reserved height and with a link for pages where the script does not run. */
export function scriptSnippet(subject: EmbedSubject): string {
  const { widget, parameters, title, site } = subject;
  const attributes = Object.entries(parameters).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  const style = ` style="display:block;min-height:${heightOf(subject)}px"`;
  return [
    `<script src="${escapeHtml(site)}/embed.js" async></script>`,
    `<gildshelf-${widget}${attributes.join('')}${style}>`,
    `  <a href="${escapeHtml(subjectUrl(subject))}">${escapeHtml(title)}</a>`,
    `</gildshelf-${widget}>`,
  ].join('\n');
}
