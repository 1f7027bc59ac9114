/** Something that the machine lacks, told to its owner in one sentence instead of a stack trace. */
export class Lack extends Error {}
