import { paths } from '../../paths.ts';

/** The builder with a person's collection filled in. Apart from `paths`, which every page carries. */
export function collectionBuilder(username: string): string {
  return `${paths.embed}?${new URLSearchParams({ widget: 'collection', user: username })}`;
}
