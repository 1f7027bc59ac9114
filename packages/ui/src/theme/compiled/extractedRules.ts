/** A global rule, or the rules of a class, with the name as in `addRules`. */
export type ExtractedRule = readonly [name: string, text: string];

/** The rules that the build has extracted into a style sheet, by group, in order. Empty in the package and in browsers. */
export type ExtractedRules = readonly (readonly ExtractedRule[])[];

/** If a build extracts a style sheet, its server build replaces this file by the rules of that sheet. */
export const extractedRules: ExtractedRules = [];

/** Names of the rules that have been added: on a server at first those of the extracted rules. */
export const addedNames: Set<string> = new Set();
