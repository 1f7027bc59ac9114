import { type KnownTerm, reading } from '@gildshelf/api-client/contract';
import * as z from 'zod/mini';
import type { FoundTitle } from '../CatalogueProvider.ts';
import { line, positiveNumber } from '../fields/facts.ts';
import { anilistTitle, queriedFields, titleFields } from './titleFields.ts';

/** The fields of a manga, as a part of a query; the first people of the staff are its authors. */
export const mangaFields = `${queriedFields}
  chapters
  volumes
  countryOfOrigin
  staff(perPage: 10, sort: RELEVANCE) { edges { role node { name { full } } } }`;

/** Our terms for the statuses of AniList, which are those of hosts with the API of Jikan. */
const statuses: ReadonlyMap<string, KnownTerm<'publishingStatus'>> = new Map([
  ['FINISHED', 'Finished'],
  ['RELEASING', 'Publishing'],
  ['NOT_YET_RELEASED', 'Not yet published'],
  ['CANCELLED', 'Discontinued'],
  ['HIATUS', 'On Hiatus'],
]);

/** Our terms for the formats of AniList. */
const formats: ReadonlyMap<string, KnownTerm<'mangaFormat'>> = new Map([
  ['MANGA', 'Manga'],
  ['NOVEL', 'Light Novel'],
  ['ONE_SHOT', 'One-shot'],
]);

/** The terms for comics, which AniList all calls manga, by their country of origin. */
const formatsByCountry: ReadonlyMap<string, KnownTerm<'mangaFormat'>> = new Map([
  ['KR', 'Manhwa'],
  ['CN', 'Manhua'],
  ['TW', 'Manhua'],
  ['HK', 'Manhua'],
]);

const person = reading.nullIfInvalid(z.object({ name: reading.nullIfInvalid(z.object({ full: line })) }));

const manga = z.object({
  ...titleFields,
  chapters: positiveNumber,
  volumes: positiveNumber,
  countryOfOrigin: line,
  staff: reading.nullIfInvalid(
    z.object({ edges: reading.optionalListOf(z.object({ role: line, node: person })) }),
  ),
});

/** Reads a manga; undefined where it has no id or no name. */
export function readManga(entry: unknown): FoundTitle | undefined {
  const { success, data } = manga.safeParse(entry);
  if (!success) return undefined;
  const { startDate: from, endDate: to, format = '', countryOfOrigin = '' } = data;
  const ownTerm = format === 'MANGA' ? formatsByCountry.get(countryOfOrigin) : undefined;
  return anilistTitle(data, {
    mediaType: 'manga',
    year: from?.year ?? null,
    statuses,
    fields: {
      chapters: data.chapters,
      volumes: data.volumes,
      published: { from, to },
      format: ownTerm ?? formats.get(format),
      description: data.description,
    },
    facts: { author: authors(data.staff?.edges ?? []) },
  });
}

/** Roles such as 'Story & Art' and 'Story (ch 1-20)', but not 'Art Assistant'. */
const authorRole = /^(?:story|art|story & art)(?: \(|$)/i;

interface StaffEdge {
  readonly role?: string | undefined;
  readonly node?: z.output<typeof person>;
}

/** The authors among the staff, once each, also if they have several roles. */
function authors(edges: readonly StaffEdge[]): string[] {
  const names = edges.flatMap(({ role, node }) =>
    authorRole.test(role ?? '') ? (node?.name?.full ?? []) : [],
  );
  return [...new Set(names)];
}
