import * as z from 'zod/mini';
import { id, optionalNumber, optionalText } from '../schemas.ts';
import { notEmpty } from '../textLength.ts';

/** The payload of a token: its user and its expiry (`exp`, in seconds since 1970). */
export const tokenPayload = z.object({
  userId: id,
  username: z.string().check(notEmpty()),
  display_name: optionalText,
  avatar_url: optionalText,
  /** 1 if the user has chosen to see adult titles, else absent. */
  adult_titles: optionalNumber,
  exp: optionalNumber,
});
export type TokenPayload = z.output<typeof tokenPayload>;

/** The user of a session; `display_name` falls back to the username. */
export interface SessionUser {
  readonly userId: string;
  readonly username: string;
  readonly display_name: string;
  readonly avatar_url: string | null;
}
