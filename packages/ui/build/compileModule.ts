import { baseClassName, type Part, variantClassName } from '../src/theme/compiled/css.ts';
import { groups } from '../src/theme/compiled/sheet.ts';
import { findStyleCalls, type StyleCall } from './findStyleCalls.ts';
import type { StyleRecords } from './recordStyles.ts';
import { rejectRenderTimeStyles } from './rejectRenderTimeStyles.ts';
import { removeUnusedImports } from './removeUnusedImports.ts';
import type { PlaceholderFor } from './rulePlaceholders.ts';

/** Replaces the style calls of a module by their recorded results; line numbers are preserved. */
export function compileModule(
  file: string,
  code: string,
  { records }: Pick<StyleRecords, 'records'>,
  printText: PlaceholderFor = (_, __, text) => text,
): string {
  rejectRenderTimeStyles(file, code);
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
  return removeUnusedImports(file, compiled);
}

function printCall(
  { functionName, callee, location, firstArgument }: StyleCall,
  records: StyleRecords['records'],
  printText: PlaceholderFor,
): string {
  const record = records.get(location);
  if (!record)
    throw new Error(`The style at ${location} did not exist when the styles were recorded: build again.`);
  if (record.kind === 'keyframes') return JSON.stringify(record.name);
  const compiledArgs =
    record.kind === 'global'
      ? [printText(groups.global, record.text, record.text)]
      : record.parts.map((part) => printPart(part, printText));
  const args = compiledArgs.map((argument) => JSON.stringify(argument));
  return `/* @__PURE__ */ ${callee}(${[...(functionName === 'styled' ? [firstArgument] : []), ...args].join(', ')})`;
}

function printPart([hash, text, variants, ...rest]: Part, printText: PlaceholderFor): Part {
  const base = printText(groups.base, baseClassName(hash), text);
  if (!variants) return [hash, base];
  const printed = Object.entries(variants).map(([variant, values]) => [
    variant,
    Object.fromEntries(
      Object.entries(values).map(([value, [chosen, rules]]) => [
        value,
        [chosen, printText(groups.variant, variantClassName(hash, chosen, variant, value), rules)] as const,
      ]),
    ),
  ]);
  return [hash, base, Object.fromEntries(printed), ...rest];
}
