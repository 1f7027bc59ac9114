import { type ListPage, ownerName, type PublicListsPage } from '@gildshelf/api-client/contract';
import type { Translate } from '@gildshelf/ui';
import { listPath, paths, userPath } from '../routing/paths.ts';
import { cardShareImage, plainImage } from './shareImage.ts';
import { shortened } from './shortened.ts';

/** The content of the page of a public list, as far as its metadata needs it. */
export interface ShownList {
  readonly list: ListPage;
}

/** The content of the page of a user's public lists, as far as its metadata needs it. */
export interface ShownLists {
  readonly listsOf: PublicListsPage;
}

/** The metadata of a public list, whose pages have one URL for search engines. */
export function listMetadata({ list }: ShownList, apiUrl: string, translate: Translate) {
  const { username, slug, name: title, count } = list;
  const name = ownerName(list);
  const description =
    list.description.trim() === ''
      ? translate(count === 1 ? 'A list by {name}: {count} title.' : 'A list by {name}: {count} titles.', {
          name,
          count,
        })
      : shortened(list.description);
  const file = `${encodeURIComponent(username)}/lists/${encodeURIComponent(slug)}`;
  return {
    title,
    path: listPath(username, slug),
    feedPath: `/feeds/${file}`,
    isIndexed: count > 0,
    hasEmbed: true,
    type: 'article',
    description,
    image: cardShareImage(`${apiUrl}/cards/${file}.png`, title),
    data: (url: string): object => ({
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      name: title,
      url,
      description,
      numberOfItems: count,
      itemListOrder: `https://schema.org/ItemListOrder${list.is_ranked ? 'Ascending' : 'Unordered'}`,
      author: { '@type': 'Person', name },
    }),
  };
}

/** The metadata of the public lists of a user. */
export function listsMetadata({ listsOf }: ShownLists, translate: Translate) {
  const title = translate('Lists of {name}', { name: ownerName(listsOf) });
  const description = translate('The public lists of {name}.', { name: ownerName(listsOf) });
  return {
    title,
    path: userPath(paths.publicLists, listsOf.username),
    feedPath: undefined,
    isIndexed: listsOf.lists.length > 0,
    hasEmbed: false,
    type: 'profile',
    description,
    image: plainImage,
    data: (url: string): object => ({
      '@context': 'https://schema.org',
      '@type': 'CollectionPage',
      name: title,
      url,
      description,
    }),
  };
}
