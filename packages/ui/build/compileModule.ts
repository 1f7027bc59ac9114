import { lookName, type Part, variantName } from '../src/theme/compiled/css.ts';
import { groups } from '../src/theme/compiled/sheet.ts';
import { dropUnusedImports } from './dropUnusedImports.ts';
import { findStyleCalls, type StyleCall } from './findStyleCalls.ts';
import type { StyleRecords } from './recordStyles.ts';
import { refuseRenderTimeStyles } from './refuseRenderTimeStyles.ts';
import type { PrintText } from './ruleSigns.ts';

/** A module with its style calls replaced by what came of them; every line stays in its place. */
export function compileModule(
  file: string,
  code: string,
  { records }: Pick<StyleRecords, 'records'>,
  printText: PrintText = (_, __, text) => text,
): string {
  refuseRenderTimeStyles(file, code);
  const calls = findStyleCalls(file, code);
  if (calls.length === 0) return code;
  let compiled = code;
  for (const call of calls.toReversed()) {
    const lines = code.slice(call.start, call.end).split('\n').length - 1;
    compiled =
      compiled.slice(0, call.start) +
      printCall(call, records, printText) +
      '\n'.repeat(lines) +
      compiled.slice(call.end);
  }
  return dropUnusedImports(file, compiled);
}

function printCall(
  { kind, name, place, type }: StyleCall,
  records: StyleRecords['records'],
  printText: PrintText,
): string {
  const record = records.get(place);
  if (!record) throw new Error(`The style at ${place} was not there when the styles were read: build again.`);
  if (record.kind === 'keyframes') return JSON.stringify(record.name);
  const given =
    record.kind === 'global'
      ? [printText(groups.global, record.text, record.text)]
      : record.parts.map((part) => printPart(part, printText));
  const args = given.map((argument) => JSON.stringify(argument));
  return `/* @__PURE__ */ ${name}(${[...(kind === 'styled' ? [type] : []), ...args].join(', ')})`;
}

function printPart([hash, text, variants, ...rest]: Part, printText: PrintText): Part {
  const own = printText(groups.look, lookName(hash), text);
  if (!variants) return [hash, own];
  const printed = Object.entries(variants).map(([variant, values]) => [
    variant,
    Object.fromEntries(
      Object.entries(values).map(([value, [chosen, rules]]) => [
        value,
        [chosen, printText(groups.variant, variantName(hash, chosen, variant, value), rules)] as const,
      ]),
    ),
  ]);
  return [hash, own, Object.fromEntries(printed), ...rest];
}
