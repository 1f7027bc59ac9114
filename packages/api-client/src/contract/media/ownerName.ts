import { titleText } from './titleText.ts';

/** What the owner of a public collection is called: as they call themselves, else by their username. */
export function ownerName(owner: {
  readonly username: string;
  readonly display_name?: string | null | undefined;
}): string {
  return titleText([owner.display_name, owner.username]);
}
