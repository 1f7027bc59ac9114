import { displayTitle } from './text/providerText.ts';

/** Whether a text can be a cursor of a public collection (`next` of a page) of any host. */
export function isCollectionCursor(text: string): boolean {
  return /^[\w.~:=-]{1,200}$/.test(text);
}

/** Whether a name can be a path segment of a request for a public collection: '.' and '..' would resolve to another path. */
export function isCollectionName(name: string): boolean {
  return !/^\.{0,2}$/.test(name) && !/\p{Cc}/u.test(name);
}

/** The name of the owner of a public collection: the display name, else the username. */
export function ownerName(owner: {
  readonly username: string;
  readonly display_name?: string | null | undefined;
}): string {
  return displayTitle([owner.display_name, owner.username]);
}
