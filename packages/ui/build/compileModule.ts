import { dropUnusedImports } from './dropUnusedImports.ts';
import { findStyleCalls, type StyleCall } from './findStyleCalls.ts';
import type { StyleRecords } from './recordStyles.ts';
import { refuseRenderTimeStyles } from './refuseRenderTimeStyles.ts';

/** A module with its style calls replaced by what came of them; every line stays in its place. */
export function compileModule(
  file: string,
  code: string,
  { records }: Pick<StyleRecords, 'records'>,
): string {
  refuseRenderTimeStyles(file, code);
  const calls = findStyleCalls(file, code);
  if (calls.length === 0) return code;
  let compiled = code;
  for (const call of calls.toReversed()) {
    const lines = code.slice(call.start, call.end).split('\n').length - 1;
    compiled =
      compiled.slice(0, call.start) +
      printCall(call, records) +
      '\n'.repeat(lines) +
      compiled.slice(call.end);
  }
  return dropUnusedImports(file, compiled);
}

function printCall({ kind, name, place, type }: StyleCall, records: StyleRecords['records']): string {
  const record = records.get(place);
  if (!record) throw new Error(`The style at ${place} was not there when the styles were read: build again.`);
  if (record.kind === 'keyframes') return JSON.stringify(record.name);
  const given = record.kind === 'global' ? [record.text] : record.parts;
  const args = given.map((argument) => JSON.stringify(argument));
  return `/* @__PURE__ */ ${name}(${[...(kind === 'styled' ? [type] : []), ...args].join(', ')})`;
}
