/** Somebody else did the same in the same moment: what was done is undone, and tried again. */
export class Overtaken extends Error {}
