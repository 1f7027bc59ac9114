/** Why nobody knows yet that a person is human, in words for that person. */
export class HumanCheckError extends Error {
  override readonly name = 'HumanCheckError';
}
