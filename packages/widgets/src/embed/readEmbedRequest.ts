import { type EmbedName, ownMessages } from '@gildshelf/api-client/contract';
import type { EmbedProblem, EmbedRequest } from './EmbedWidget.ts';
import { widgets } from './widgets.ts';

/** What the address of a frame asks for, or what is wrong with it in a sentence; undefined where it is no frame's. */
export function readEmbedRequest(address: string): EmbedRequest | EmbedProblem | undefined {
  const [pathname = '', query] = address.split('?', 2);
  const [, name] = /^\/embed\/([^/]+)$/.exec(pathname) ?? [];
  if (!name || name === 'rate') return undefined;
  if (!Object.hasOwn(widgets, name)) return { problem: ownMessages.embed.unknownWidget };
  return widgets[name as EmbedName](Object.fromEntries(new URLSearchParams(query)));
}
