import type { ImportFile } from '../../files/ImportFile.ts';
import { jsonIfContains } from '../../files/peekFile.ts';
import type { LeftOutRow } from '../../model/ImportedContent.ts';
import type { StatusMeaning } from '../../model/ImportedStatus.ts';
import type { ImportedTitle, RowPlace, TitleIds } from '../../model/ImportedTitle.ts';
import { scoreOf } from '../../model/score.ts';
import { instantOf } from '../../model/sourceDates.ts';
import {
  amountOf,
  idOf,
  isObject,
  type JsonObject,
  listOf,
  objectOf,
  textOfValue,
} from '../../parse/jsonFields.ts';
import { lookUp } from '../../text/lookUp.ts';
import type { SourceReader } from '../SourceReader.ts';
import { mergeTitles, titleOfEntry } from './listEntry.ts';

const meanings: Readonly<Record<string, StatusMeaning>> = {
  current: 'in-progress',
  planned: 'planned',
  completed: 'finished',
  on_hold: 'paused',
  dropped: 'dropped',
};

/** The ids by the names of the sites of mappings, without the kind of the title. */
const idNames: Readonly<Record<string, keyof TitleIds>> = {
  myanimelist: 'mal_id',
  anilist: 'anilist_id',
  anidb: 'anidb_id',
};

/** The resources that the pages include, by their types and ids. */
type Included = ReadonlyMap<string, JsonObject>;

const resourceKey = (resource: JsonObject) => `${textOfValue(resource.type)}/${textOfValue(resource.id)}`;
const isEntry = (value: unknown): value is JsonObject => isObject(value) && value.type === 'libraryEntries';
const attributesOf = (resource: JsonObject | undefined) => objectOf(resource?.attributes);
const relatedTo = (resource: JsonObject | undefined, name: string) =>
  objectOf(objectOf(resource?.relationships)[name]).data;

/** The page of library entries in a file; null if it is none. */
function pageOf(file: ImportFile): JsonObject | null {
  const page = jsonIfContains(file, '"data"', '"libraryEntries"');
  return listOf(page.data).some(isEntry) ? page : null;
}

/** The title of an entry: the relationship 'media' is for both kinds, older responses have one for each. */
function mediaOf(entry: JsonObject): { readonly kind: 'anime' | 'manga'; readonly id: string } | null {
  for (const name of ['media', 'anime', 'manga']) {
    const { type, id } = objectOf(relatedTo(entry, name));
    const text = idOf(id);
    if ((type === 'anime' || type === 'manga') && text !== undefined) return { kind: type, id: text };
  }
  return null;
}

function idsOf(
  kind: 'anime' | 'manga',
  id: string,
  media: JsonObject | undefined,
  included: Included,
): TitleIds {
  const mappings = listOf(relatedTo(media, 'mappings')).map((mapping) =>
    attributesOf(included.get(resourceKey(objectOf(mapping)))),
  );
  const ids = mappings.flatMap(({ externalSite, externalId }) => {
    const [site = '', siteKind = kind] = textOfValue(externalSite).split('/');
    const name = idNames[site];
    const external = idOf(externalId);
    return name && external !== undefined && siteKind === kind ? [[name, external] as const] : [];
  });
  return { ...Object.fromEntries(ids), kitsu_id: id };
}

/** The names of a title, the one that Kitsu shows first. */
function namesOf({ canonicalTitle, titles }: JsonObject): readonly string[] {
  const names = [canonicalTitle, ...Object.values(objectOf(titles))].map(textOfValue);
  return [...new Set(names.filter((name) => name !== ''))];
}

/** A date of a play. Kitsu stores a day without a time as its midnight in UTC. */
const playDate = (value: unknown) => instantOf(textOfValue(value))?.replace(/T00:00:00Z$/, '') ?? null;

/** The attributes without a place of their own, unless they are empty. */
function extrasOf(attributes: JsonObject, media: JsonObject): ImportedTitle['extras'] {
  const fields = {
    volumesOwned: attributes.volumesOwned,
    reactionSkipped: attributes.reactionSkipped,
    progressedAt: attributes.progressedAt,
    subtype: media.subtype,
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => Boolean(value)));
}

/** The title of an entry; null if it is of no anime or manga. */
function titleOf(entry: JsonObject, place: RowPlace, included: Included): ImportedTitle | null {
  const found = mediaOf(entry);
  if (!found) return null;
  const { kind, id } = found;
  const resource = included.get(`${kind}/${id}`);
  const media = attributesOf(resource);
  const attributes = attributesOf(entry);
  const [name = null, ...otherNames] = namesOf(media);
  const word = textOfValue(attributes.status);
  const isRepeated = attributes.reconsuming === true;
  const progress = amountOf(attributes.progress);
  return titleOfEntry({
    ...{ place, kind, id, name, otherNames, word },
    ids: idsOf(kind, id, resource, included),
    year: Number(/^\d{4}/.exec(textOfValue(media.startDate))?.[0] ?? 0) || null,
    meaning: isRepeated ? 'repeating' : (lookUp(meanings, word) ?? 'unknown'),
    rating: scoreOf(textOfValue(attributes.ratingTwenty), 20) ?? scoreOf(textOfValue(attributes.rating), 5),
    started: playDate(attributes.startedAt),
    finished: playDate(attributes.finishedAt),
    progress: isRepeated ? 0 : progress,
    repeatProgress: isRepeated ? progress : 0,
    total: amountOf(kind === 'anime' ? media.episodeCount : media.chapterCount),
    repeats: Math.trunc(amountOf(attributes.reconsumeCount)),
    note: textOfValue(attributes.notes),
    isPrivate: attributes.private === true,
    added: instantOf(textOfValue(attributes.createdAt)),
    changed: instantOf(textOfValue(attributes.updatedAt)),
    extras: extrasOf(attributes, media),
  });
}

/** Responses of Kitsu's API with pages of library entries, as tools save them. */
export const kitsu: SourceReader = {
  source: 'kitsu',
  recognises: (files) => files.some((file) => pageOf(file) !== null),
  read: (files) => {
    const pages = files.flatMap((file) => {
      const page = pageOf(file);
      return page ? [{ name: file.name.slice(file.name.lastIndexOf('/') + 1), page }] : [];
    });
    const resources = pages.flatMap(({ page }) => listOf(page.included)).map(objectOf);
    const included: Included = new Map(resources.map((resource) => [resourceKey(resource), resource]));
    const titles: ImportedTitle[] = [];
    const leftOut: LeftOutRow[] = [];
    for (const { name, page } of pages)
      for (const [index, entry] of listOf(page.data).entries()) {
        const place = { file: name, row: index + 1 };
        const title = isEntry(entry) ? titleOf(entry, place, included) : null;
        if (title) titles.push(title);
        else leftOut.push({ place, reason: 'malformed', name: null });
      }
    return { titles: mergeTitles(titles), lists: [], leftOut, warnings: [] };
  },
};
