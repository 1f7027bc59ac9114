/** Labels that older data carries, and the status each stands for (§4). */
export const legacyStatuses: Readonly<Record<string, string>> = {
  'currently playing': 'playing',
  'plan to play': 'planned',
  'currently watching': 'watching',
  'plan to watch': 'planned',
};

/** The status that a stored label means; labels that are not legacy are lowercased. */
export function readStatus(label: string): string {
  const lowercased = label.trim().toLowerCase();
  // The label is anybody's text: 'constructor' must stay a word.
  return (Object.hasOwn(legacyStatuses, lowercased) && legacyStatuses[lowercased]) || lowercased;
}

/** A status as dialogs and cards write it: 're-watching' as 'Re-watching'. */
export function statusLabel(status: string): string {
  return status.charAt(0).toUpperCase() + status.slice(1);
}

/** A planned title has no rating: the control is hidden and the stored rating is 0. */
export function isPlanned(status: string): boolean {
  return status === 'planned';
}
