import type { EmbedName } from '@gildshelf/api-client/contract';
import { badge } from './badge.ts';
import { carousel } from './carousel.ts';
import { collection } from './collection.ts';
import type { EmbedKind } from './EmbedKind.ts';
import { list } from './list.ts';
import { rating } from './rating.ts';
import { userList } from './userList.ts';

/** The kinds of embeds in the order in which the builder offers them. A widget of the contract needs an entry. */
export const embedKinds: Readonly<Record<EmbedName, EmbedKind>> = {
  carousel,
  list,
  rating,
  badge,
  collection,
  'user-list': userList,
};
