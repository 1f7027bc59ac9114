import { type EmbedName, ownMessages } from '@gildshelf/api-client/contract';
import type { EmbedProblem, EmbedRequest } from './EmbedWidget.ts';
import { widgets } from './widgets.ts';

/** Parses the URL of a frame. Returns an error message when it is invalid, and undefined when it is not the URL of a frame. */
export function readEmbedRequest(url: string): EmbedRequest | EmbedProblem | undefined {
  const [pathname = '', query] = url.split('?', 2);
  const [, name] = /^\/embed\/([^/]+)$/.exec(pathname) ?? [];
  if (!name || name === 'rate') return undefined;
  if (!Object.hasOwn(widgets, name)) return { problem: ownMessages.embed.unknownWidget };
  return widgets[name as EmbedName](Object.fromEntries(new URLSearchParams(query)));
}
