import { framePath } from '@gildshelf/widgets/embed';
import type { EmbedSubject } from './EmbedSubject.ts';
import { escapeHtml } from './escape.ts';
import { heightOf } from './scriptSnippet.ts';

/** The iframe alone, which needs no script and no styles in its page. */
export function frameSnippet(subject: EmbedSubject): string {
  const { widget, parameters, title, site } = subject;
  const url = escapeHtml(site + framePath(widget, parameters));
  return `<iframe src="${url}" title="${escapeHtml(title)}" width="100%" height="${heightOf(subject)}" loading="lazy" frameborder="0"></iframe>`;
}
