import {
  editKinds,
  editStates,
  isEditKind,
  isEditState,
  isPartialDate,
  isPlayState,
  parseStatus,
  playStates,
  reading,
} from '@gildshelf/api-client/contract';
import * as z from 'zod/mini';
import { checkedFields, fieldDocs, type JsonSchema } from './fieldDocs.ts';

type Schema = z.core.$ZodType;

/** The schemas of functions by which the contract transforms or checks a value. */
const functionSchemas = new Map<unknown, JsonSchema>([
  [reading.wellFormed, { type: 'string' }],
  [reading.isBoolean, { type: 'boolean' }],
  [parseStatus, { type: 'string' }],
  [String, { type: 'string' }],
  [Number, { type: 'number' }],
  [Number.isSafeInteger, { type: 'integer' }],
  [isPlayState, { enum: playStates }],
  [isEditKind, { enum: editKinds }],
  [isEditState, { enum: editStates }],
  [isPartialDate, { type: 'string', pattern: '^\\d{4}(-\\d\\d(-\\d\\d(T\\d\\d:\\d\\d:\\d\\dZ)?)?)?$' }],
]);

/**
 * Converts schemas of the contract by `z.toJSONSchema`. `names` are schemas that become components; each other one is written where it
 * is used. `unknown` collects the fields that have no JSON Schema.
 */
export function createSchemas(names: ReadonlyMap<unknown, string>) {
  const components: Record<string, JsonSchema> = {};
  const unknown = new Set<string>();

  function toJson(schema: Schema, io: 'input' | 'output', field: string): JsonSchema {
    const { $schema, ...json } = z.toJSONSchema(schema, {
      io,
      unrepresentable: ({ zodSchema, path }) => {
        const { def } = zodSchema._zod;
        const check: unknown = 'transform' in def ? def.transform : 'fn' in def ? def.fn : undefined;
        const name = fieldOf(path) || field;
        const item = typeof check === 'function' && (Reflect.get(check, 'item') as Schema | undefined);
        if (item) return { type: 'array', items: convert(item, io, `${name}[]`) };
        const known = functionSchemas.get(check) ?? checkedFields[name];
        if (!known) unknown.add(name);
        return { ...known };
      },
      override: ({ zodSchema, jsonSchema, path }) => {
        const name = names.get(zodSchema);
        if (path.length === 0 || !name) return;
        for (const keyword of Object.keys(jsonSchema)) Reflect.deleteProperty(jsonSchema, keyword);
        jsonSchema.$ref = referTo(name, zodSchema as z.core.$ZodType, io);
      },
    });
    return json;
  }

  function referTo(name: string, schema: Schema, io: 'input' | 'output'): string {
    // Set before the conversion, which ends where a schema contains itself.
    components[name] ??= {};
    if (Object.keys(components[name]).length === 0)
      components[name] = documented(toJson(schema, io, '')) as JsonSchema;
    return `#/components/schemas/${name}`;
  }

  /** The JSON Schema of what a client sends (`input`) or receives (`output`). */
  function convert(schema: Schema, io: 'input' | 'output', field = ''): JsonSchema {
    const name = names.get(schema);
    return name ? { $ref: referTo(name, schema, io) } : (documented(toJson(schema, io, field)) as JsonSchema);
  }

  return { components, unknown, convert };
}

const fieldOf = (path: readonly (string | number)[]) =>
  String(path.findLast((_, index) => path[index - 1] === 'properties') ?? '');

/** Adds the documentation of fields, and removes the defaults that a client never sees. */
function documented(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(documented);
  if (typeof value !== 'object' || value === null) return value;
  const { default: _, ...json } = value as { [keyword: string]: unknown };
  return Object.fromEntries(
    Object.entries(json).map(([keyword, part]) => [
      keyword,
      keyword === 'properties' ? documentedFields(part as Record<string, JsonSchema>) : documented(part),
    ]),
  );
}

const documentedFields = (fields: Readonly<Record<string, JsonSchema>>) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, schema]) => [
      name,
      { ...(documented(schema) as JsonSchema), ...fieldDocs[name] },
    ]),
  );
