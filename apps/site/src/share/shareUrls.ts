import { type CatalogueType, catalogues } from '@gildshelf/api-client/contract';
import { encodePathSegment } from '../pages/embed/snippets/escape.ts';
import { paths, userPath } from '../routing/paths.ts';

/** The page that is shared: that of a title, or a public collection. */
export type ShareSubject = {
  /** Of the page; the name of the title. */
  readonly title: string;
} & (
  | { readonly type: CatalogueType; readonly slug: string; readonly username?: never }
  | { readonly username: string }
);

/** The URL of a page without its query, such as the language of the sender. It can stand in HTML and Markdown. */
export function pageUrl(site: string, subject: ShareSubject): string {
  return (
    site +
    (subject.username === undefined
      ? catalogues[subject.type].detailPath(subject.slug).replace(/[^/]*$/, encodePathSegment(subject.slug))
      : userPath(paths.collection, subject.username))
  );
}

/** The path of the builder of embeds with the widget of a page. */
export function builderPath(subject: ShareSubject): string {
  const parameters: Readonly<Record<string, string>> =
    subject.username === undefined
      ? { widget: 'rating', type: subject.type, slug: subject.slug }
      : { widget: 'collection', user: subject.username };
  return `${paths.embed}?${new URLSearchParams(parameters)}`;
}
