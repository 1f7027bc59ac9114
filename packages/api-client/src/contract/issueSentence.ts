import type * as z from 'zod/mini';
import * as ownMessages from './ownMessages.ts';

type Issue = z.core.$ZodIssue;

const unworded = 'Invalid input';

/** What a person is told about one thing wrong with an input: the rule's own sentence, else one that names the field. */
export function issueSentence(issue: Issue): string {
  if (issue.code === 'unrecognized_keys') return ownMessages.request.unknownField(issue.keys[0] ?? '');
  if (issue.message !== unworded) return issue.message;
  return ownMessages.request.wrongShape(issue.path.join('.') || 'body');
}
