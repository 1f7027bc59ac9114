import type { KeyboardEvent } from 'react';

/** Safari lets go of a composition before the key that ends it, and then gives that key only this number. */
const composingKey = 229;

/** Whether a key selects or edits text, or chooses the signs that somebody is writing: it moves nothing and opens nothing. */
export function belongsToText(event: KeyboardEvent): boolean {
  const hasModifier = event.shiftKey || event.ctrlKey || event.altKey || event.metaKey;
  return hasModifier || event.nativeEvent.isComposing || event.keyCode === composingKey;
}
