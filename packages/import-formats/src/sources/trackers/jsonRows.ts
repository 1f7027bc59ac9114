import { type ImportFile, textOf } from '../../files/ImportFile.ts';
import { isObject, jsonOfText, listOf, objectOf } from '../../parse/jsonFields.ts';

/**
 * The list of a JSON file, which is its value, or the field of its object with one of some names; else its
 * object as the only row. Empty if the file is no JSON.
 */
export function jsonRows(file: ImportFile, fields: readonly string[]): readonly unknown[] {
  const value = jsonValue(file);
  if (Array.isArray(value)) return listOf(value);
  const content = objectOf(value);
  const field = fields.find((name) => Array.isArray(content[name]));
  if (field !== undefined) return listOf(content[field]);
  return isObject(value) ? [value] : [];
}

function jsonValue(file: ImportFile): unknown {
  try {
    const text = textOf(file);
    return /^\s*[[{]/.test(text) ? jsonOfText(text) : undefined;
  } catch {
    return undefined;
  }
}
