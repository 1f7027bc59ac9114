/** A request for a mail to an email address, as typed; whether a mail is due is checked in the background. */
export interface MailRequestRow {
  request_id: string;
  kind: 'forgot-password' | 'resend-verification';
  email: string;
  created_at: number;
  /** Of the mail, as a tag such as 'de'. */
  language: string;
}

/** Outgoing mail, written in the transaction that causes it. */
export interface OutboxRow {
  user_id: string;
  message_id: string;
  recipient: string;
  subject: string;
  body_text: string;
  body_html: string;
  created_at: number;
  sent_at: number | null;
  attempts: number;
  next_attempt_at: number;
}

/** A URL to which the server sends changes of a user's collection. */
export interface WebhookRow {
  user_id: string;
  webhook_id: string;
  url: string;
  /** Separated by spaces. */
  events: string;
  /** Signs the deliveries; encrypted with the server's secret. */
  secret: string;
  created_at: number;
  /** Consecutive failed attempts since the last success. */
  failures: number;
  /** When the next attempt is due: after a failure later, and during an attempt until its lease ends. */
  next_attempt_at: number;
  /** Null while it is enabled. */
  disabled_at: number | null;
}

/** One event for a webhook, written in the transaction that causes it; pending until `finished_at` is set. */
export interface WebhookDeliveryRow {
  user_id: string;
  webhook_id: string;
  delivery_id: string;
  event: string;
  /** JSON, as it is sent. */
  body: string;
  created_at: number;
  attempts: number;
  /** The time, response status, duration and error of the last attempt. */
  attempted_at: number | null;
  finished_at: number | null;
  outcome: 'delivered' | 'failed' | null;
  response_status: number | null;
  duration_ms: number | null;
  error: string | null;
}
