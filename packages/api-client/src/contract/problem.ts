import * as z from 'zod/mini';
import { optionalListOf, optionalPart, optionalText } from './reading.ts';

/** The body of an error answer: `{ message, errors?: [{ message }] }`, and for an unverified login who it is. */
export const problem = z.object({
  message: optionalText,
  errors: optionalListOf(z.object({ message: z.string() })),
  requiresVerification: z.catch(z.optional(z.boolean()), undefined),
  user: optionalPart(z.object({ email: z.string() })),
});
export type Problem = z.output<typeof problem>;

/** What a person is told: the list of errors joined by commas, else the message, else undefined. */
export function problemSentence({ message, errors }: Problem): string | undefined {
  const listed = errors?.map((error) => error.message).join(', ');
  return listed || message || undefined;
}
