import { type SafeStorage, safeStorage } from '@gildshelf/api-client';
import { paths } from './paths.ts';

const storageKey = 'searchShortcut';

/** Whether the key '/' opens the search; a visitor can switch it off. */
export const isShortcutEnabled = (storage: SafeStorage): boolean => storage.get(storageKey) !== 'off';

/** Stores the choice of a visitor. */
export function setShortcutEnabled(storage: SafeStorage, isEnabled: boolean): void {
  if (isEnabled) storage.remove(storageKey);
  else storage.set(storageKey, 'off');
}

/** Focuses the search field when '/' is pressed on any page, except in fields, menus and dialogs. */
export function listenForShortcut(): void {
  document.addEventListener('keydown', (event) => {
    if (!isShortcut(event) || !isShortcutEnabled(safeStorage('localStorage'))) return;
    event.preventDefault();
    if (!focusSearch()) openSearch();
  });
}

/** Shift is allowed, since some keyboard layouts need it for the slash. */
function isShortcut(event: KeyboardEvent): boolean {
  if (event.key !== '/' || event.ctrlKey || event.altKey || event.metaKey) return false;
  if (event.defaultPrevented || event.repeat || event.isComposing) return false;
  return !isInField(event) && !document.querySelector(overlays);
}

const fields = 'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"]';
const overlays = 'dialog[open], [role="dialog"], [role="alertdialog"], [role="menu"]';

/** The first target in the composed path is the field itself when it is in a shadow tree. */
function isInField(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  return target instanceof Element && target.closest(fields) !== null;
}

function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('main [role="combobox"]');
  if (location.pathname !== paths.search || !field) return false;
  field.focus();
  field.select();
  return true;
}

/** Follows the link of the top bar, so that unsaved changes are guarded as on every navigation, and focuses the field once it is shown. */
function openSearch(): void {
  const link = document.querySelector<HTMLAnchorElement>(`a[href="${paths.search}"]`);
  if (!link) {
    location.assign(paths.search);
    return;
  }
  const observer = new MutationObserver(() => {
    // A new page focuses its heading first.
    if (document.querySelector('h1[tabindex]') && focusSearch()) stop();
  });
  const stop = () => {
    observer.disconnect();
    for (const type of interruptions) removeEventListener(type, stop, true);
  };
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['tabindex'] });
  for (const type of interruptions) addEventListener(type, stop, true);
  link.click();
}

/** The visitor does something else before the page is shown, which then must not take the focus. */
const interruptions = ['pointerdown', 'keydown', 'popstate'];
