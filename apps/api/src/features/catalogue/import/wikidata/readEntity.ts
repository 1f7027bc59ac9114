import * as z from 'zod/mini';

/** An entity of Wikidata, with the values of its best statements. */
export interface Entity {
  readonly id: string;
  /** A label by language; undefined if there is none. */
  readonly label: (language: string) => string | undefined;
  readonly aliases: (language: string) => readonly string[];
  /** The values of the statements with a property: the preferred ones, else those of normal rank. */
  readonly texts: (property: string) => readonly string[];
  /** The ids of items. */
  readonly items: (property: string) => readonly string[];
  readonly times: (property: string) => readonly Time[];
  readonly quantities: (property: string) => readonly Quantity[];
}

interface Time {
  readonly year: number;
  /** Such as 1995-10-05; undefined if the day is not known. */
  readonly date: string | undefined;
}

interface Quantity {
  readonly amount: number;
  /** The id of the item of the unit. */
  readonly unit: string;
}

const term = z.object({ value: z.string() });
const statement = z.object({
  rank: z.optional(z.string()),
  mainsnak: z.object({ datavalue: z.optional(z.object({ value: z.unknown() })) }),
});
// An entity without labels, aliases or claims has an empty list instead of an object.
const recordOf = <Value extends z.ZodMiniType>(value: Value) =>
  z.catch(z.record(z.string(), value), {} as Record<string, z.output<Value>>);

const entitySchema = z.object({
  id: z.string('must be an id such as Q42').check(z.regex(/^[A-Z]\d+/, 'must be an id such as Q42')),
  labels: recordOf(z.catch(z.optional(term), undefined)),
  aliases: recordOf(z.catch(z.array(term), [])),
  claims: recordOf(z.catch(z.array(statement), [])),
});

/** Reads an entity as JSON dumps and the API of Wikidata have them; returns an error message if it is none. */
export function readEntity(value: unknown): Entity | string {
  const { data, error } = entitySchema.safeParse(value);
  if (!data) {
    const [issue] = error.issues;
    return issue?.path[0] === 'id' ? `id ${issue.message}` : 'must be an entity of Wikidata';
  }
  const { id, labels, aliases, claims } = data;
  const values = (property: string) => {
    const statements = claims[property] ?? [];
    const preferred = statements.filter(({ rank }) => rank === 'preferred');
    const best = preferred.length > 0 ? preferred : statements.filter(({ rank }) => rank !== 'deprecated');
    return best.flatMap(({ mainsnak: { datavalue } }) => (datavalue ? [datavalue.value] : []));
  };
  return {
    id,
    label: (language) => labels[language]?.value,
    aliases: (language) => (aliases[language] ?? []).map(({ value }) => value),
    texts: (property) => values(property).filter((text) => typeof text === 'string'),
    items: (property) => values(property).flatMap(itemOf),
    times: (property) => values(property).flatMap(timeOf),
    quantities: (property) => values(property).flatMap(quantityOf),
  };
}

type Fields = Readonly<Record<string, unknown>>;

function itemOf(value: unknown): string[] {
  const { id, 'numeric-id': number } = (value ?? {}) as Fields;
  if (typeof id === 'string') return [id];
  return typeof number === 'number' ? [`Q${number}`] : [];
}

/** The precision of years and of days in times. */
const precisions = { year: 9, day: 11 };

function timeOf(value: unknown): Time[] {
  const { time, precision } = (value ?? {}) as Fields;
  const [, date = '', year = ''] = /^\+((\d{4})-\d\d-\d\d)T/.exec(String(time)) ?? [];
  if (date === '' || typeof precision !== 'number' || precision < precisions.year) return [];
  return [{ year: Number(year), date: precision >= precisions.day ? date : undefined }];
}

function quantityOf(value: unknown): Quantity[] {
  const { amount, unit } = (value ?? {}) as Fields;
  const number = Number(amount);
  return amount !== undefined && Number.isFinite(number)
    ? [{ amount: number, unit: /Q\d+$/.exec(String(unit))?.[0] ?? '' }]
    : [];
}
