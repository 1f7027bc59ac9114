/** Rules that a style sheet of the build has already, by what `addRules` calls them, and their text by group. Of a package or in a browser none. */
export interface SentRules {
  readonly names: readonly string[];
  readonly texts: readonly string[];
}

/** Where a build has made a style sheet, it writes what a server has to send of it in the place of this. */
export const sentRules: SentRules = { names: [], texts: ['', '', ''] };
