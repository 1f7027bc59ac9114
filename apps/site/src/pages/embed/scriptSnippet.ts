import { reservedHeight } from '@gildshelf/widgets/embed';
import { inHtml } from './quoted.ts';
import type { Subject } from './Subject.ts';
import { subjectPage } from './subjectPage.ts';

/** As wide as most places are; narrower ones need a few pixels less. */
const width = 640;

/** The pixels that a widget takes, at most. */
export function heightOf({ widget, parameters }: Subject): number {
  return reservedHeight(widget, { isLarge: parameters.size === 'large', width });
}

/** The script tag and an element, with its room and with a link for when no script runs. */
export function scriptSnippet(subject: Subject): string {
  const { widget, parameters, title, site } = subject;
  const attributes = Object.entries(parameters).map(([name, value]) => ` ${name}="${inHtml(value)}"`);
  const style = ` style="display:block;min-height:${heightOf(subject)}px"`;
  return [
    `<script src="${inHtml(site)}/embed.js" async></script>`,
    `<gildshelf-${widget}${attributes.join('')}${style}>`,
    `  <a href="${inHtml(subjectPage(subject))}">${inHtml(title)}</a>`,
    `</gildshelf-${widget}>`,
  ].join('\n');
}
