import { stringLiteral } from '../snippets/escape.ts';
import { collectionPath } from './collection.ts';
import type { EmbedKind } from './EmbedKind.ts';
import { appearanceFields, userField } from './fields.ts';

/** The numbers of a user's public collection. */
export const badge: EmbedKind = {
  label: 'Badge',
  fields: [userField, ...appearanceFields],
  pagePath: collectionPath,
  react(target) {
    const user = stringLiteral(target.parameters.user ?? '');
    return {
      hooks: ['useCollectionStatistics'],
      widgets: ['CollectionBadge'],
      lines: [
        `  const statistics = useCollectionStatistics(${user});`,
        `  const page = ${stringLiteral(target.site + collectionPath(target))};`,
        `  return <CollectionBadge username={${user}} statistics={statistics} href={page} />;`,
      ],
    };
  },
};
