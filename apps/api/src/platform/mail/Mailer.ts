/** A mail with its recipient. The id is the same for each attempt. */
export interface AddressedMail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Sends mail; `send` rejects if the mail was not accepted. */
export interface Mailer {
  readonly send: (mail: AddressedMail) => Promise<void>;
  readonly close: () => void;
  /** Deletes mails that the mailer itself stored before a time (milliseconds since 1970). */
  readonly deleteOlderThan?: (time: number) => Promise<void>;
}
