/** Renders data as a script element that the browser does not execute; no value can close the element. */
export function jsonScript(
  attributes: {
    readonly id?: string;
    readonly type: 'application/json' | 'application/ld+json';
    readonly 'data-owner'?: string;
  },
  data: unknown,
): string {
  const attributeText = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<script${attributeText.join('')}>${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}
