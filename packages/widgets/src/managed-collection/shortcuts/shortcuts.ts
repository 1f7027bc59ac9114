/** The keys of a managed collection and what they do. */
export const shortcuts: readonly {
  readonly keys: readonly string[];
  readonly label: string;
  /** A single character, which can be switched off. */
  readonly isCharacter?: true;
}[] = [
  { keys: ['ArrowDown'], label: 'Next title' },
  { keys: ['ArrowRight'], label: 'Next control of the title' },
  { keys: ['Enter'], label: 'Open the title' },
  { keys: [' '], label: 'Select the title' },
  { keys: ['Shift', 'ArrowDown'], label: 'Extend the selection' },
  { keys: ['Control', 'A'], label: 'Select all loaded titles' },
  { keys: ['Escape'], label: 'Clear the selection' },
  { keys: ['1–5'], label: 'Rate the title', isCharacter: true },
  { keys: ['Shift', '1–5'], label: 'Rate with half a star less', isCharacter: true },
  { keys: ['S'], label: 'Change the status', isCharacter: true },
  { keys: ['F'], label: 'Search in the collection', isCharacter: true },
  { keys: ['?'], label: 'Show the keyboard shortcuts', isCharacter: true },
];
