import { escapeXml, readableText } from '@gildshelf/api-client/cover';
import type { Room } from './OembedAnswer.ts';

/** A frame of ours as HTML for somebody else's page: whatever a name holds, it ends no attribute. */
export function frameHtml(address: string, title: string, { width, height }: Room): string {
  const attributes = {
    ...{ src: address, title: readableText(title), width, height },
    ...{ loading: 'lazy', frameborder: 0 },
  };
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeXml(String(value))}"`);
  return `<iframe${written.join('')}></iframe>`;
}
