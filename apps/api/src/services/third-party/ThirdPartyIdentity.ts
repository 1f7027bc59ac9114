/** A person as a third party describes them, checked; `email` is one that it has confirmed. */
export interface ThirdPartyIdentity {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | undefined;
  readonly name: string;
  readonly displayName: string | null;
  readonly picture: string | null;
}
