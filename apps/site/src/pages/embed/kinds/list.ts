import { stringLiteral } from '../snippets/escape.ts';
import type { EmbedKind } from './EmbedKind.ts';
import { appearanceFields, rowsField, titlesField, typeField } from './fields.ts';

/** Chosen titles in the given order. */
export const list: EmbedKind = {
  label: 'List',
  fields: [typeField, titlesField, rowsField, ...appearanceFields],
  react({ type, parameters }) {
    const slugs = readSlugs(parameters.slugs ?? '');
    const rows = parameters.size === 'large' ? ' rows={2}' : '';
    return {
      hooks: ['useTitles'],
      widgets: ['MediaList'],
      lines: [
        `  const list = useTitles('${type}', [${slugs.map(stringLiteral).join(', ')}]);`,
        `  return <MediaList type="${type}" list={list}${rows} />;`,
      ],
    };
  },
};

/** The slugs of a list, which are separated by commas; a repeated one counts once. */
export function readSlugs(text: string): readonly string[] {
  return [...new Set(text.split(',').map((slug) => slug.trim()))].filter(Boolean);
}
