import { type CatalogueType, catalogues, type EmbedName } from '@gildshelf/api-client/contract';
import { framePath, reservedHeight } from '@gildshelf/widgets/embed';
import type { FieldValues } from './BuilderFields.tsx';
import { encodePathSegment, escapeHtml, escapeMarkdown } from './escape.ts';

/** The widget that a snippet embeds. */
export interface EmbedSubject {
  readonly widget: EmbedName;
  readonly type: CatalogueType;
  /** As returned by `chosenParameters`. */
  readonly parameters: FieldValues;
  /** Title of the widget: link text, title of the frame, alternative text of the card. */
  readonly title: string;
  /** The site's own origin. */
  readonly site: string;
  /** The origin of the API, cover images and cards. */
  readonly api: string;
}

/** The URL of the site's page about the subject of a widget. */
export function subjectUrl({
  widget,
  type,
  parameters: { slug = '', user = '' },
  site,
}: EmbedSubject): string {
  if (widget === 'rating')
    return site + catalogues[type].detailPath(slug).replace(/[^/]*$/, encodePathSegment(slug));
  return widget === 'collection' ? `${site}/user/${encodePathSegment(user)}/collection` : `${site}/`;
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

/** A card image that links to its page, in Markdown and in HTML; undefined for a widget without a card. */
export function cardSnippets(subject: EmbedSubject): { markdown: string; html: string } | undefined {
  const { widget, type, parameters, title, api } = subject;
  if (widget === 'carousel' || widget === 'list') return undefined;
  const { slug = '', user = '' } = parameters;
  const card = `${api}/cards/${widget === 'rating' ? `${type}/${encodePathSegment(slug)}` : encodePathSegment(user)}.svg`;
  const page = subjectUrl(subject);
  const { width, height } = widget === 'rating' ? titleCard : userCard;
  return {
    markdown: `[![${escapeMarkdown(title)}](${card})](${page})`,
    html: `<a href="${escapeHtml(page)}"><img src="${escapeHtml(card)}" alt="${escapeHtml(title)}" width="${width}" height="${height}" loading="lazy"></a>`,
  };
}

const titleCard = { width: 480, height: 156 };
const userCard = { width: 520, height: 220 };
