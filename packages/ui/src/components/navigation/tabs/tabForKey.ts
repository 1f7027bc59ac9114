import type { KeyboardEvent } from 'react';

/** The tab that a key moves the focus to, or undefined for other keys. Skips disabled tabs and continues at the other end. */
export function tabForKey(
  event: Pick<KeyboardEvent<HTMLButtonElement>, 'key' | 'currentTarget' | 'altKey' | 'ctrlKey' | 'metaKey'>,
  tabs: readonly HTMLButtonElement[],
  isMirrored: boolean,
): HTMLButtonElement | undefined {
  // With Alt or Ctrl the keys belong to the browser, such as Alt and the left arrow for the previous page.
  if (event.altKey || event.ctrlKey || event.metaKey) return undefined;
  const enabled = tabs.filter((tab) => !tab.disabled);
  const index = enabled.indexOf(event.currentTarget);
  const next = isMirrored ? 'ArrowLeft' : 'ArrowRight';
  const previous = isMirrored ? 'ArrowRight' : 'ArrowLeft';
  if (event.key === next) return enabled[(index + 1) % enabled.length];
  if (event.key === previous) return enabled.at(index - 1);
  if (event.key === 'Home') return enabled[0];
  if (event.key === 'End') return enabled.at(-1);
  return undefined;
}
