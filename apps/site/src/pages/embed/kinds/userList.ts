import { serverLimits } from '@gildshelf/api-client/contract';
import { encodePathSegment, stringLiteral } from '../snippets/escape.ts';
import type { EmbedKind } from './EmbedKind.ts';
import { appearanceFields, countField, listField, listUserField, rowsField } from './fields.ts';

/** A user's public list. */
export const userList: EmbedKind = {
  label: 'List of a user',
  fields: [listUserField, listField, rowsField, countField, ...appearanceFields],
  pagePath: ({ parameters: { user = '', slug = '' } }) =>
    `/user/${encodePathSegment(user)}/lists/${encodePathSegment(slug)}`,
  shareImage: ({ parameters: { user = '', slug = '' } }) => ({
    path: `/cards/${encodePathSegment(user)}/lists/${encodePathSegment(slug)}.svg`,
    width: 520,
    height: 220,
  }),
  react({ parameters }) {
    const list = `${stringLiteral(parameters.user ?? '')}, ${stringLiteral(parameters.slug ?? '')}`;
    const limit = Number(parameters.count ?? serverLimits.publicSize);
    const options = limit === serverLimits.publicSize ? '' : `, { limit: ${limit} }`;
    return {
      hooks: ['usePublicList'],
      widgets: ['TitleList'],
      lines: [
        `  const list = usePublicList(${list}${options});`,
        "  if (list.state !== 'ready') return null;",
        '  return <TitleList list={list.data} more={list.more} />;',
      ],
    };
  },
};
