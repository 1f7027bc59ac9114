import { framePath } from '@gildshelf/widgets/embed';
import { inHtml } from './quoted.ts';
import type { Subject } from './Subject.ts';
import { heightOf } from './scriptSnippet.ts';

/** The frame alone, which needs no script and no style on its page. */
export function frameSnippet(subject: Subject): string {
  const { widget, parameters, title, site } = subject;
  const address = inHtml(site + framePath(widget, parameters));
  return `<iframe src="${address}" title="${inHtml(title)}" width="100%" height="${heightOf(subject)}" loading="lazy" frameborder="0"></iframe>`;
}
