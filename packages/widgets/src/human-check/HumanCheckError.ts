/** A human check that has not passed; the message is shown to the user. */
export class HumanCheckError extends Error {
  override readonly name = 'HumanCheckError';
}
