/** A missing requirement of the machine; its message is printed without a stack trace. */
export class SetupError extends Error {}
