import { displayTitle } from './displayTitle.ts';

/** The name of the owner of a public collection: the display name, else the username. */
export function ownerName(owner: {
  readonly username: string;
  readonly display_name?: string | null | undefined;
}): string {
  return displayTitle([owner.display_name, owner.username]);
}
