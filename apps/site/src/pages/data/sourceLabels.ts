/** The displayed names of sources of titles that are no providers; `open` for the tables of the open data. */
export const sourceLabels = {
  'built-in': 'Built-in titles',
  import: 'Imported files',
  open: 'Open data',
} as const;
