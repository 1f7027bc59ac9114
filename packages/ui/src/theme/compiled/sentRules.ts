/** A rule, or the rules of a class, by what `addRules` calls them. */
export type SentRule = readonly [name: string, text: string];

/** The rules that a style sheet of the build has already, by group, in their order. Of a package or in a browser none. */
export type SentRules = readonly (readonly SentRule[])[];

/** Where a build has made a style sheet, it writes what a server has to send of it in the place of this. */
export const sentRules: SentRules = [[], [], []];
