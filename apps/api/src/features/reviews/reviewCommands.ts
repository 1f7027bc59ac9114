import { parseArgs } from 'node:util';
import { CommandError, type CommandLine, exitCodes } from '../../platform/commands/commandLine.ts';
import type { Store } from '../../platform/db/Store.ts';
import { isUuid } from '../../platform/db/uuid.ts';
import { repositoriesOn } from '../repositories.ts';

/** Dependencies of the commands about reviews. */
interface ReviewCommandContext {
  readonly line: CommandLine;
  readonly clock: () => number;
  /** Opens the database of the settings; the command closes it. */
  readonly openStore: () => Promise<Store>;
}

const usage = `npm run admin -- reviews COMMAND

  reported                   list the reviews that users have reported, the earliest report first
  hide ID --reason TEXT      hide a review from other users; its author sees the reason
  show ID                    show a hidden review again, or dismiss the reports of one that is not hidden

hide and show delete the reports of the review. A running server needs no restart.`;

/** Reviews that are printed at most; further ones are only counted. */
const maxListed = 50;
const maxReports = 5;
const textLength = 500;

/** Runs a command about reviews; resolves to its exit code. Rejects with an error whose message is meant for the user if it cannot run. */
export async function runReviewCommand(
  args: readonly string[],
  { line, clock, openStore }: ReviewCommandContext,
): Promise<number> {
  const { subject, command, rest, reason, isHelp } = readArguments(args);
  if (isHelp || subject === undefined || subject === 'help') {
    line.print(usage);
    return isHelp || subject ? exitCodes.done : exitCodes.failed;
  }
  const run = commandOf(subject, command, rest, reason);
  const store = await openStore();
  try {
    return await run(store, line, clock());
  } finally {
    await store.close();
  }
}

type Run = (store: Store, line: CommandLine, now: number) => Promise<number>;

function commandOf(
  subject: string,
  command: string | undefined,
  rest: readonly string[],
  reason: string | undefined,
): Run {
  if (subject !== 'reviews') throw new CommandError(`Unknown command '${subject}'.\n\n${usage}`);
  if (command === 'reported' && rest.length === 0) return listReported;
  if (command !== 'hide' && command !== 'show')
    throw new CommandError(`Unknown command 'reviews ${[command, ...rest].join(' ')}'.\n\n${usage}`);
  const [reviewId = '', ...others] = rest;
  if (!isUuid(reviewId) || others.length > 0)
    throw new CommandError(`${command} requires the id of a review.\n\n${usage}`);
  if (command === 'show') return (store, line) => decide(store, line, reviewId, null);
  if (!reason?.trim()) throw new CommandError(`hide requires a reason.\n\n${usage}`);
  return (store, line, now) => decide(store, line, reviewId, { at: now, reason: reason.trim() });
}

function readArguments(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { reason: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    });
    const [subject, command, ...rest] = positionals;
    return { subject, command, rest, reason: values.reason, isHelp: values.help === true };
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}

async function listReported(store: Store, line: CommandLine): Promise<number> {
  const { reportedReviews } = repositoriesOn(store.db);
  const reviews = await reportedReviews.list(maxListed);
  if (reviews.length === 0) {
    line.print('No review is reported.');
    return exitCodes.done;
  }
  const reports = await reportedReviews.reportsOf(reviews.map(({ review_id }) => review_id));
  for (const { review_id, media_type, slug, username, text } of reviews) {
    const own = reports.filter((report) => report.review_id === review_id);
    line.print(`${review_id}  ${media_type}/${slug}, by ${username}`);
    line.print(`  ${printable(text)}`);
    for (const report of own.slice(0, maxReports))
      line.print(`  reported by ${report.username}: ${printable(report.reason)}`);
    if (own.length > maxReports) line.print(`  and by ${own.length - maxReports} further users`);
  }
  const count = await reportedReviews.count();
  if (count > reviews.length) line.print(`${count - reviews.length} further reviews are reported.`);
  return exitCodes.done;
}

async function decide(
  store: Store,
  line: CommandLine,
  reviewId: string,
  hidden: { readonly at: number; readonly reason: string } | null,
): Promise<number> {
  const review = await store.db.transaction().execute(async (db) => {
    const { reportedReviews } = repositoriesOn(db);
    const row = { hidden_at: hidden?.at ?? null, hidden_reason: hidden?.reason ?? null };
    await reportedReviews.decide(reviewId, row);
    return reportedReviews.find(reviewId);
  });
  if (!review) throw new CommandError(`There is no review with the id ${reviewId}.`);
  const name = `The review of ${review.media_type}/${review.slug} by ${review.username}`;
  line.print(hidden ? `${name} is hidden.` : `${name} is shown.`);
  if (hidden) line.print(`To show it again: npm run admin -- reviews show ${reviewId}`);
  return exitCodes.done;
}

/** A text of a user in one line, without characters that control the terminal. */
function printable(text: string): string {
  const line = text.replace(/[\p{C}\s]+/gu, ' ').trim();
  return line.length > textLength ? `${line.slice(0, textLength)}…` : line;
}
