import type { EmbedSubject } from './EmbedSubject.ts';
import { encodePathSegment, escapeHtml, escapeMarkdown } from './escape.ts';
import { subjectUrl } from './subjectUrl.ts';

/** A card image that links to its page, in Markdown and in HTML; undefined for a widget without a card. */
export function cardSnippets(subject: EmbedSubject): { markdown: string; html: string } | undefined {
  const { widget, type, parameters, title, api } = subject;
  if (widget === 'carousel') return undefined;
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
