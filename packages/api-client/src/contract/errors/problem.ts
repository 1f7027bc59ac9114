import * as z from 'zod/mini';
import { nullIfInvalid, optionalListOf, optionalText, trueOrFalse } from '../schemas.ts';

/** The body of an error response: `{ message, errors?: [{ message }] }`, for an unverified login with `requiresVerification` and `user`. */
export const problem = z.object({
  message: optionalText,
  errors: optionalListOf(z.object({ message: z.string() })),
  requiresVerification: z.catch(z.optional(trueOrFalse), undefined),
  user: nullIfInvalid(z.object({ email: z.string() })),
});
export type Problem = z.output<typeof problem>;

/** The error message to show to the user: the messages of `errors` joined by commas, else `message`, else undefined. */
export function problemMessage({ message, errors }: Problem): string | undefined {
  const joined = errors?.map((error) => error.message).join(', ');
  return joined || message || undefined;
}
