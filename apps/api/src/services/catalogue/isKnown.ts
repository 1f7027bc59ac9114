/** Whether a value says anything: null, an empty text or list, and what is made of nothing else do not. */
export function isKnown(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return false;
  if (typeof value !== 'object') return true;
  return Object.values(value).some(isKnown);
}
