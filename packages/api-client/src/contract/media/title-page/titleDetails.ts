import * as z from 'zod/mini';
import { nullIfInvalid, optionalListOf, optionalText, text } from '../../schemas.ts';
import { link } from '../define/defineMediaType.ts';

const fact = z.object({
  /**
   * The name of the facet of the browse page that lists the titles with one of the values, such as 'developer'; missing where there is
   * no such facet.
   */
  name: optionalText,
  /** In English and in the singular, such as 'Developer'. */
  label: text,
  values: z.pipe(
    optionalListOf(text),
    z.transform((values) => values ?? []),
  ),
});

const titleDetails = z.object({
  /** Developers, publishers, studios, directors, countries and series, as far as they are known; none has an empty list. */
  facts: optionalListOf(fact),
  /** Other names of the title, without the shown one; at most 20. */
  alternative_titles: optionalListOf(text),
  /** Pages about the title elsewhere: its articles, databases and stores. Every URL starts with 'https://'. */
  external_links: optionalListOf(link),
});

/** A fact of a title page, with links to the titles that share a value if it has a name. */
export type LinkedFact = z.output<typeof fact>;

/** The details of a title that only its page shows; each list is empty when nothing is known. */
export interface TitleDetails {
  readonly facts: readonly LinkedFact[];
  readonly alternativeTitles: readonly string[];
  readonly externalLinks: readonly { readonly name: string; readonly url: string }[];
}

const optionalDetails = nullIfInvalid(titleDetails);

/** Reads the field `details` of a title; hosts without it, lists and searches give empty details. */
export function readTitleDetails({ details }: { readonly details?: unknown }): TitleDetails {
  const read = optionalDetails.parse(details);
  return {
    facts: (read?.facts ?? []).filter(({ values }) => values.length > 0),
    alternativeTitles: read?.alternative_titles ?? [],
    externalLinks: read?.external_links ?? [],
  };
}
