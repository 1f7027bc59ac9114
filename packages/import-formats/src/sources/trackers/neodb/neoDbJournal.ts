import { type ImportFile, textOf } from '../../../files/ImportFile.ts';
import type { ImportedList, LeftOutRow } from '../../../model/ImportedContent.ts';
import type { RowPlace } from '../../../model/ImportedTitle.ts';
import {
  amountOf,
  isObject,
  type JsonObject,
  jsonOfText,
  listOf,
  objectOf,
  textOfValue,
} from '../../../parse/jsonFields.ts';
import { sourceText } from '../../../text/sourceText.ts';
import { type NeoDbItem, neoDbItem } from './neoDbItem.ts';
import { type NeoDbPiece, progressNote, titledText } from './neoDbPiece.ts';

/** A line of a file after its header. */
interface JsonLine {
  readonly place: RowPlace;
  /** Undefined if it is malformed. */
  readonly value: JsonObject | undefined;
}

/** What the lines of a file contain. A collection is a list and no row. */
export interface NeoDbLines {
  readonly pieces: readonly NeoDbPiece[];
  readonly lists: readonly ImportedList[];
  readonly leftOut: readonly LeftOutRow[];
}

const selfOnly = 2;

/** The text of a file; '' if it is none, such as an attached image. */
function textOrNone(file: ImportFile): string {
  try {
    return textOf(file);
  } catch {
    return '';
  }
}

/**
 * What a file of lines of JSON is; undefined if it is of another source. Never the identity of the user,
 * which has a private key.
 */
export function linesKind(file: ImportFile): 'journal' | 'catalog' | undefined {
  if (!/\.(nd)?jsonl?$/i.test(file.name)) return undefined;
  const [header = '', first = ''] = textOrNone(file).split('\n', 2);
  if (!header.includes('"neodb_version"') || !('neodb_version' in objectOf(jsonOfText(header))))
    return undefined;
  const line = objectOf(jsonOfText(first));
  if ('external_resources' in line || /(^|\/)catalog\./i.test(file.name)) return 'catalog';
  return line.type === 'Identity' || /(^|\/)actor\./i.test(file.name) ? undefined : 'journal';
}

function linesOf(file: ImportFile): readonly JsonLine[] {
  return textOf(file)
    .split(/\r?\n/)
    .slice(1)
    .flatMap((text, index) => {
      const value = jsonOfText(text);
      const place = { file: file.name, row: index + 1 };
      return text.trim() === '' ? [] : [{ place, value: isObject(value) ? value : undefined }];
    });
}

const malformed = ({ place }: JsonLine): LeftOutRow => ({ place, reason: 'malformed', name: null });

function itemOfCatalog(line: JsonObject): NeoDbItem | undefined {
  const own = textOfValue(line.id) || textOfValue(line.url);
  if (own === '') return undefined;
  const others = listOf(line.external_resources).map((link) => textOfValue(objectOf(link).url));
  return neoDbItem({
    name: textOfValue(line.display_title) || textOfValue(line.title) || null,
    year: textOfValue(line.year) || textOfValue(line.pub_year) || textOfValue(line.release_year),
    imdbId: textOfValue(line.imdb),
    links: [own, ...others.filter((link) => link !== '' && link !== own)],
    category: textOfValue(line.category),
  });
}

/** The items of catalogues by their links, with the lines about them. */
export function readCatalog(files: readonly ImportFile[]) {
  const items = new Map<string, NeoDbItem>();
  const pieces: NeoDbPiece[] = [];
  const leftOut: LeftOutRow[] = [];
  for (const line of files.flatMap(linesOf)) {
    const item = line.value && itemOfCatalog(line.value);
    if (item) {
      for (const link of item.links.slice(0, 1)) items.set(link, item);
      pieces.push({ item, place: line.place, written: '' });
    } else leftOut.push(malformed(line));
  }
  return { items, pieces, leftOut };
}

type ItemOf = (link: string) => NeoDbItem;

/** What a line is about, by its type; undefined for types that are not about a title. */
function fieldsOf(type: string, content: JsonObject): Partial<NeoDbPiece> | undefined {
  const text = textOfValue(content.content);
  switch (type) {
    case 'ShelfMember':
      return { status: textOfValue(content.status).toLowerCase() };
    case 'Rating':
      return { rating: textOfValue(content.value) };
    case 'Comment':
      return { comment: text };
    case 'Review':
      return { review: titledText(textOfValue(content.name), text) };
    case 'Note': {
      const { type: unit, value } = objectOf(content.progress);
      const progress = `${textOfValue(unit)} ${textOfValue(value)}`.trim();
      return { comment: progressNote(progress, textOfValue(content.title), text) };
    }
    case 'TagMember':
      return { tags: [textOfValue(content.tag)].filter((tag) => tag !== '') };
    default:
      return undefined;
  }
}

function pieceOf(place: RowPlace, line: JsonObject, itemOf: ItemOf): NeoDbPiece | undefined {
  const type = textOfValue(line.type);
  if (type === 'ShelfLog') return logPiece(place, line, itemOf);
  const content = objectOf(line.content);
  const link = textOfValue(content.withRegardTo);
  const fields = fieldsOf(type, content);
  if (!fields || link === '') return undefined;
  return {
    ...{ place, item: itemOf(link), ...fields },
    written: textOfValue(content.published),
    changed: textOfValue(content.updated),
    isPrivate: type === 'ShelfMember' && amountOf(line.visibility) === selfOnly,
  };
}

/** A former status, which is stored as it is: a log has a line for each edit, too. */
function logPiece(place: RowPlace, line: JsonObject, itemOf: ItemOf): NeoDbPiece | undefined {
  const [link, status, timestamp] = [line.item, line.status, line.timestamp].map(textOfValue);
  if (!link) return undefined;
  return { place, item: itemOf(link), written: '', extras: { log: [`${timestamp} ${status}`.trim()] } };
}

function listOfLine(line: JsonObject, itemOf: ItemOf): ImportedList {
  const content = objectOf(line.content);
  const name = textOfValue(content.name);
  const entries = new Map<string, ImportedList['entries'][number]>();
  for (const member of listOf(line.items).map(objectOf)) {
    const link = textOfValue(member.item);
    const titleKey = link === '' ? '' : itemOf(link).key;
    const note = sourceText(textOfValue(objectOf(member.metadata).note));
    if (titleKey !== '' && !entries.has(titleKey)) entries.set(titleKey, { titleKey, note, added: null });
  }
  return {
    ...{ key: textOfValue(content.id) || name, name, isRanked: false, isPublic: false },
    description: sourceText(textOfValue(content.content)) ?? '',
    entries: [...entries.values()],
  };
}

const titleTypes = new Set(['ShelfMember', 'Rating', 'Comment', 'Review', 'Note', 'TagMember', 'ShelfLog']);

/** Reads the journal of a user, with the items of the catalogue by their links. */
export function readJournal(files: readonly ImportFile[], items: ReadonlyMap<string, NeoDbItem>): NeoDbLines {
  const itemOf: ItemOf = (link) =>
    items.get(link) ?? neoDbItem({ name: null, year: '', imdbId: '', links: [link], category: '' });
  const pieces: NeoDbPiece[] = [];
  const lists: ImportedList[] = [];
  const leftOut: LeftOutRow[] = [];
  for (const line of files.flatMap(linesOf)) {
    const { place, value } = line;
    const piece = value && pieceOf(place, value, itemOf);
    if (piece) pieces.push(piece);
    else if (value?.type === 'Collection') lists.push(listOfLine(value, itemOf));
    else if (!value || titleTypes.has(textOfValue(value.type))) leftOut.push(malformed(line));
    else leftOut.push({ place, reason: 'not-a-title', name: textOfValue(value.name) || null });
  }
  return { pieces, lists, leftOut };
}
