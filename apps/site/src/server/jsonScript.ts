/** Data as a script element, which the browser reads and never runs; nothing in it can end the element. */
export function jsonScript(
  attributes: {
    readonly id?: string;
    readonly type: 'application/json' | 'application/ld+json';
    readonly 'data-owner'?: string;
  },
  data: unknown,
): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<script${written.join('')}>${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}
