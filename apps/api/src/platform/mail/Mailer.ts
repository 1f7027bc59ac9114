/** A mail with its recipient. The id is the same at each attempt. */
export interface AddressedMail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Takes mail out of the house; a mail that was not taken is a thrown error. */
export interface Mailer {
  readonly send: (mail: AddressedMail) => Promise<void>;
  readonly close: () => void;
  /** Deletes what it keeps itself and has kept since before a time (milliseconds since 1970). */
  readonly forgetOlderThan?: (time: number) => Promise<void>;
}
