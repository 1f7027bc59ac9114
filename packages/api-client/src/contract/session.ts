import * as z from 'zod/mini';
import { id, optionalNumber, optionalText } from './reading.ts';
import { filled } from './textLength.ts';

/** What a token says: who it is for, and when it ends (`exp`, seconds since 1970). */
export const tokenPayload = z.object({
  userId: id,
  username: z.string().check(filled()),
  display_name: optionalText,
  avatar_url: optionalText,
  exp: optionalNumber,
});
export type TokenPayload = z.output<typeof tokenPayload>;

/** The person of a session (§3); `display_name` falls back to the username. */
export interface SessionUser {
  readonly userId: string;
  readonly username: string;
  readonly display_name: string;
  readonly avatar_url: string | null;
}
