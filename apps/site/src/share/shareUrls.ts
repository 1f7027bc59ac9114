import { type CatalogueType, catalogues } from '@gildshelf/api-client/contract';
import { encodePathSegment } from '../pages/embed/snippets/escape.ts';
import { listPath, paths, userPath } from '../routing/paths.ts';

/** The page that is shared: that of a title, a public collection, or one of the lists of a user. */
export type ShareSubject = {
  /** Of the page; the name of the title. */
  readonly title: string;
} & (
  | { readonly type: CatalogueType; readonly slug: string; readonly username?: never }
  | {
      readonly username: string;
      /** The slug of a public list. */
      readonly listSlug?: string | undefined;
    }
);

/** The URL of a page without its query, such as the language of the sender. It can stand in HTML and Markdown. */
export function pageUrl(site: string, subject: ShareSubject): string {
  return site + pagePath(subject);
}

function pagePath(subject: ShareSubject): string {
  if (subject.username === undefined)
    return catalogues[subject.type]
      .detailPath(subject.slug)
      .replace(/[^/]*$/, encodePathSegment(subject.slug));
  const { username, listSlug } = subject;
  return listSlug === undefined ? userPath(paths.collection, username) : listPath(username, listSlug);
}

/** The path of the builder of embeds with the widget of a page. */
export function builderPath(subject: ShareSubject): string {
  return `${paths.embed}?${new URLSearchParams(builderParameters(subject))}`;
}

function builderParameters(subject: ShareSubject): Readonly<Record<string, string>> {
  if (subject.username === undefined) return { widget: 'rating', type: subject.type, slug: subject.slug };
  const { username: user, listSlug } = subject;
  return listSlug === undefined
    ? { widget: 'collection', user }
    : { widget: 'user-list', user, slug: listSlug };
}
