import { inHtml, inMarkdown, inPath } from './quoted.ts';
import type { Subject } from './Subject.ts';
import { subjectPage } from './subjectPage.ts';

/** A picture that leads to its page, in Markdown and in HTML; undefined for what has no card. */
export function cardSnippets(subject: Subject): { markdown: string; html: string } | undefined {
  const { widget, type, parameters, title, api } = subject;
  if (widget === 'carousel') return undefined;
  const { slug = '', user = '' } = parameters;
  const card = `${api}/cards/${widget === 'rating' ? `${type}/${inPath(slug)}` : inPath(user)}.svg`;
  const page = subjectPage(subject);
  const { width, height } = widget === 'rating' ? titleCard : personCard;
  return {
    markdown: `[![${inMarkdown(title)}](${card})](${page})`,
    html: `<a href="${inHtml(page)}"><img src="${inHtml(card)}" alt="${inHtml(title)}" width="${width}" height="${height}" loading="lazy"></a>`,
  };
}

const titleCard = { width: 480, height: 156 };
const personCard = { width: 520, height: 220 };
