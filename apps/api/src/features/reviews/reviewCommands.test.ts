import { expect, test } from 'vitest';
import { CommandError } from '../../platform/commands/commandLine.ts';
import { uuidv7 } from '../../platform/db/uuid.ts';
import { createMediaServer } from '../../testing/app/createMediaServer.ts';
import { createReviewer } from '../../testing/app/createReviewer.ts';
import { createTestCommandLine } from '../../testing/app/createTestCommandLine.ts';
import { type Engine, eachEngine } from '../../testing/database/eachEngine.ts';
import { runReviewCommand } from './reviewCommands.ts';

async function start(engine: Engine) {
  const store = await engine.freshStore();
  const server = await createMediaServer(store);
  const run = async (...args: string[]) => {
    const { line, output } = createTestCommandLine();
    const openStore = async () => ({ ...store, close: async () => {} });
    return { code: await runReviewCommand(args, { line, clock: () => server.time.now, openStore }), output };
  };
  return { store, server, run };
}

eachEngine((engine) => {
  test('lists reported reviews with their reports, hides one with a reason and shows it again', async () => {
    const { server, run } = await start(engine);
    const author = await createReviewer(server);
    const readers = [];
    for (const _ of [0, 1, 2, 3, 4, 5]) readers.push(await createReviewer(server));
    const [first, second] = readers;
    expect(await run('reviews', 'reported')).toEqual({ code: 0, output: ['No review is reported.'] });
    await author.save({ text: 'Buy\n\u001b[31mgold\u001b[0m now.\u202e' });
    const id = (await author.own())?.id ?? '';
    const otherId = (await first?.publish()) ?? '';
    await second?.report(otherId, 'It is wrong.');
    for (const reader of readers) {
      server.time.now += 1000;
      await reader.report(id, 'An advertisement.\u0007');
    }
    expect(await run('reviews', 'reported')).toEqual({
      code: 0,
      output: [
        `${otherId}  game/portal, by ${first?.username}`,
        `  The review of ${first?.username}.`,
        `  reported by ${second?.username}: It is wrong.`,
        `${id}  game/portal, by ${author.username}`,
        '  Buy [31mgold [0m now.',
        ...readers.slice(0, 5).map(({ username }) => `  reported by ${username}: An advertisement.`),
        '  and by 1 further users',
      ],
    });

    const name = `The review of game/portal by ${author.username}`;
    expect(await run('reviews', 'hide', id, '--reason', ' An advertisement. ')).toEqual({
      code: 0,
      output: [`${name} is hidden.`, `To show it again: npm run admin -- reviews show ${id}`],
    });
    const shown = async () => (await author.list()).reviews.map((review) => review.id);
    expect(await shown()).toEqual([otherId]);
    expect(await author.own()).toMatchObject({ hidden_reason: 'An advertisement.' });
    expect((await run('reviews', 'reported')).output[0]).toContain(otherId);

    expect(await run('reviews', 'show', id)).toEqual({ code: 0, output: [`${name} is shown.`] });
    expect(new Set(await shown())).toEqual(new Set([id, otherId]));
    expect(await author.own()).toMatchObject({ hidden_reason: null });
    await run('reviews', 'show', otherId);
    expect((await run('reviews', 'reported')).output).toEqual(['No review is reported.']);
  });

  test('reports an unknown review', async () => {
    const { run } = await start(engine);
    const id = uuidv7(1);
    for (const args of [
      ['show', id],
      ['hide', id, '--reason', 'Spam.'],
    ])
      await expect(run('reviews', ...args)).rejects.toThrow(`There is no review with the id ${id}.`);
  });
});

const noStore = { clock: () => 0, openStore: () => Promise.reject(new Error('The database was opened.')) };

test.each([
  [['users'], "Unknown command 'users'."],
  [['reviews'], "Unknown command 'reviews '."],
  [['reviews', 'reported', 'all'], "Unknown command 'reviews reported all'."],
  [['reviews', 'hide'], 'hide requires the id of a review.'],
  [['reviews', 'show', 'portal'], 'show requires the id of a review.'],
  [['reviews', 'hide', uuidv7(1)], 'hide requires a reason.'],
  [['reviews', 'hide', uuidv7(1), '--reason', ' '], 'hide requires a reason.'],
  [['reviews', 'reported', '--all'], "Unknown option '--all'"],
])('rejects the arguments %j without opening the database', async (args, message) => {
  const run = runReviewCommand(args, { ...noStore, line: createTestCommandLine().line });
  await expect(run).rejects.toThrow(CommandError);
  await expect(run).rejects.toThrow(message);
});

test.each([
  [[], 1],
  [['help'], 0],
  [['reviews', '--help'], 0],
])('prints the usage for the arguments %j', async (args, code) => {
  const { line, output } = createTestCommandLine();
  expect(await runReviewCommand(args, { ...noStore, line })).toBe(code);
  expect(output.join('\n')).toContain('hide ID --reason TEXT');
});
