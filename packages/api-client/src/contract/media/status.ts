/** The statuses of the labels that earlier hosts have stored. */
export const legacyStatuses: Readonly<Record<string, string>> = {
  'currently playing': 'playing',
  'plan to play': 'planned',
  'currently watching': 'watching',
  'plan to watch': 'planned',
};

/** The status of a stored label; a label that is not a legacy one is lowercased. */
export function parseStatus(label: string): string {
  const lowercased = label.trim().toLowerCase();
  // The label is arbitrary text: 'constructor' must not read an inherited property.
  return (Object.hasOwn(legacyStatuses, lowercased) && legacyStatuses[lowercased]) || lowercased;
}

/** The label of a status: 'Re-watching' for 're-watching'. */
export function statusLabel(status: string): string {
  return status.charAt(0).toUpperCase() + status.slice(1);
}

/** A planned title has no rating: the control is hidden and the stored rating is 0. */
export function isPlanned(status: string): boolean {
  return status === 'planned';
}
