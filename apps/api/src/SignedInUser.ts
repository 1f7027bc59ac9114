/** Who calls: read from a verified token whose session still stands. */
export interface SignedInUser {
  readonly userId: string;
  readonly username: string;
  readonly sessionId: string;
}
