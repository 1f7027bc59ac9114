import * as z from 'zod/mini';
import { ProviderProblem, type Upstream, type UpstreamQuestion } from './Upstream.ts';

/** Asks for an answer of an outer shape; undefined for a 404, a ProviderProblem for everything else. */
export async function askFor<Outer>(
  upstream: Upstream,
  question: UpstreamQuestion,
  outer: z.ZodMiniType<Outer>,
): Promise<Outer | undefined> {
  const isRight = (answer: unknown) => outer.safeParse(answer).success;
  const answer = await upstream.ask({ ...question, isRight });
  if (answer === undefined) return undefined;
  const read = outer.safeParse(answer);
  if (!read.success) throw new ProviderProblem('shape', `${question.path} answered something else`);
  return read.data;
}

/** A list of whatever there is in it. */
export const anyList = z.custom<readonly unknown[]>(Array.isArray);

/** A thing of whatever there is in it. */
export const anyThing = z.custom<object>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
);
