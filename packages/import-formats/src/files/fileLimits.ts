const megabyte = 1024 * 1024;

/** Limits of what is read; sizes in bytes, lengths in UTF-16 code units. */
export const fileLimits = {
  /** An uploaded file. */
  file: 25 * megabyte,
  /** The members of an archive, the unpacked size of one, and that of all together. */
  members: 1_000,
  member: 25 * megabyte,
  unpacked: 60 * megabyte,
  /** A row of a table. */
  row: 256 * 1024,
  /** A text between two tags of an XML file, and the depth of its elements. */
  xmlText: 64 * 1024,
  xmlDepth: 8,
  /** Mistakes in an XML file, such as unknown entities, that are ignored. */
  xmlMistakes: 10_000,
} as const;
