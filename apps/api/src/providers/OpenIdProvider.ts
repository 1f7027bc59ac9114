/** What one sign-in keeps until the person comes back: each text is new and known to nobody else. */
export interface SignInAttempt {
  readonly issuer: string;
  readonly state: string;
  readonly nonce: string;
  /** The secret of PKCE: without it the provider's code is worth nothing. */
  readonly verifier: string;
}

/** Somebody else who vouches for people. Both calls throw where the provider cannot be reached or says what it must not. */
export interface OpenIdProvider {
  /** A new attempt, and the address that the person is sent to. */
  begin(): Promise<{ readonly address: string; readonly attempt: SignInAttempt }>;
  /** What the provider says of the person who came back with this query (`?code=…`) and this attempt. */
  finish(query: string, attempt: SignInAttempt): Promise<Readonly<Record<string, unknown>>>;
}
