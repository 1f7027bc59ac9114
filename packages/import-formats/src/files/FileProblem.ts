/** Why a file cannot be imported. */
export type FileProblemReason =
  /** Its content is of no known source. */
  | 'unknown'
  /** It has no titles. */
  | 'empty'
  /** A needed column or part is missing; `detail` names it. */
  | 'missing-part'
  /** It is damaged or malformed; `detail` has the place. */
  | 'malformed'
  /** It is larger than a limit, packed or unpacked. */
  | 'too-large'
  /** An archive is encrypted. */
  | 'encrypted'
  /** The details of a Steam profile are private, so the response lists no games. */
  | 'private-profile'
  /** The response is of another call of the API; `detail` names it. */
  | 'other-call'
  /** The version of the format is not known; `detail` has it. */
  | 'unknown-version';

/** A file cannot be imported. The message is for logs; the reason is the public part. */
export class FileProblem extends Error {
  readonly reason: FileProblemReason;
  readonly detail: string | undefined;

  constructor(reason: FileProblemReason, detail?: string) {
    super(`The file cannot be imported (${reason}${detail === undefined ? '' : `: ${detail}`}).`);
    this.name = 'FileProblem';
    this.reason = reason;
    this.detail = detail;
  }
}
