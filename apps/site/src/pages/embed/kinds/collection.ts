import { serverLimits } from '@gildshelf/api-client/contract';
import { encodePathSegment, stringLiteral } from '../snippets/escape.ts';
import type { EmbedKind, EmbedTarget } from './EmbedKind.ts';
import { appearanceFields, countField, rowsField, statusField, typeField, userField } from './fields.ts';

/** A user's public collection. */
export const collection: EmbedKind = {
  label: 'Collection',
  fields: [typeField, userField, statusField, rowsField, countField, ...appearanceFields],
  pagePath: collectionPath,
  shareImage: ({ parameters: { user = '' } }) => ({
    path: `/cards/${encodePathSegment(user)}.svg`,
    width: 520,
    height: 220,
  }),
  react({ type, parameters }) {
    const user = stringLiteral(parameters.user ?? '');
    const limit = Number(parameters.count ?? serverLimits.publicSize);
    const status = parameters.status && stringLiteral(parameters.status);
    const options = [
      ...(limit === serverLimits.publicSize ? [] : [`limit: ${limit}`]),
      ...(status ? [`status: ${status}`] : []),
    ];
    const optionsArgument = options.length > 0 ? `, { ${options.join(', ')} }` : '';
    const statusProp = status ? ` status={${status}}` : '';
    return {
      hooks: ['usePublicTitles'],
      widgets: ['PublicCollection'],
      lines: [
        `  const list = usePublicTitles(${user}, '${type}'${optionsArgument});`,
        `  return <PublicCollection username={${user}} type="${type}"${statusProp} list={list} />;`,
      ],
    };
  },
};

/** Path of the page of a user's public collection. */
export function collectionPath({ parameters: { user = '' } }: EmbedTarget): string {
  return `/user/${encodePathSegment(user)}/collection`;
}
