import type { KeyboardEvent } from 'react';

/** Safari ends a composition before the key event that ends it, and marks that event only with this key code. */
const composingKey = 229;

/** Whether a key event selects or edits text or belongs to an input method (IME), and so must not move or open a result. */
export function isTextEditingKey(event: KeyboardEvent): boolean {
  const hasModifier = event.shiftKey || event.ctrlKey || event.altKey || event.metaKey;
  return hasModifier || event.nativeEvent.isComposing || event.keyCode === composingKey;
}
