import { paths } from '../../paths.ts';

/** The URL of the builder with a user's collection filled in. Not in `paths`, which every page loads. */
export function collectionBuilderUrl(username: string): string {
  return `${paths.embed}?${new URLSearchParams({ widget: 'collection', user: username })}`;
}
