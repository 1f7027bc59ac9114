import type { EmbedName } from '@gildshelf/api-client/contract';
import { framePath, reservedHeight } from '@gildshelf/widgets/embed';
import type { EmbedTarget } from '../kinds/EmbedKind.ts';
import { embedKinds } from '../kinds/embedKinds.ts';
import { escapeHtml, escapeMarkdown } from './escape.ts';

/** The widget that a snippet embeds. */
export interface EmbedSubject extends EmbedTarget {
  readonly widget: EmbedName;
  /** Title of the widget: link text, title of the frame, alternative text of the share image. */
  readonly title: string;
}

/** The URL of the site's page about the subject of a widget. */
export function subjectUrl(subject: EmbedSubject): string {
  return subject.site + (embedKinds[subject.widget].pagePath?.(subject) ?? '/');
}

/** Width in px that most pages offer; narrower widgets are a few pixels lower. */
const width = 640;

/** The maximum height of a widget in px. */
function heightOf({ widget, parameters }: EmbedSubject): number {
  return reservedHeight(widget, { size: parameters.size, width });
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

/** The iframe alone, which needs no script and no styles in its page. */
export function frameSnippet(subject: EmbedSubject): string {
  const { widget, parameters, title, site } = subject;
  const url = escapeHtml(site + framePath(widget, parameters));
  return `<iframe src="${url}" title="${escapeHtml(title)}" width="100%" height="${heightOf(subject)}" loading="lazy" frameborder="0"></iframe>`;
}

/** A share image that links to its page, in Markdown and in HTML; undefined for a widget without a share image. */
export function shareImageSnippets(subject: EmbedSubject): { markdown: string; html: string } | undefined {
  const { widget, title, api } = subject;
  const image = embedKinds[widget].shareImage?.(subject);
  if (!image) return undefined;
  const url = api + image.path;
  const page = subjectUrl(subject);
  return {
    markdown: `[![${escapeMarkdown(title)}](${url})](${page})`,
    html: `<a href="${escapeHtml(page)}"><img src="${escapeHtml(url)}" alt="${escapeHtml(title)}" width="${image.width}" height="${image.height}" loading="lazy"></a>`,
  };
}
