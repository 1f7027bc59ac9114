import { expect, test } from 'vitest';
import { type StatusMeaning, statusOf } from './ImportedStatus.ts';
import type { TitleKind } from './TitleKind.ts';

const kinds = ['game', 'anime', 'movie', 'show', 'manga'] as const satisfies readonly TitleKind[];

/** The suggestions by kind; one that needs the user ends with '?'. */
const table: readonly (readonly [StatusMeaning, string, string, string, string, string])[] = [
  ['planned', 'planned', 'planned', 'planned', 'planned', 'planned'],
  ['in-progress', 'playing', 'watching', '?', 'watching', 'reading'],
  ['finished', 'completed', 'completed', 'watched', 'completed', 'completed'],
  ['played', 'completed?', 'completed?', 'watched', 'completed?', 'completed?'],
  ['paused', 'playing?', 'paused', 'planned?', 'paused', 'paused'],
  ['dropped', 'dropped', 'dropped', '?', 'dropped', 'dropped'],
  ['repeating', 'playing', 're-watching', 'watched', 'watching', 're-reading'],
  ['unknown', '?', '?', '?', '?', '?'],
];

test.each(
  table.flatMap(([meaning, ...suggestions]) =>
    kinds.map((kind, index) => [meaning, kind, suggestions[index] ?? ''] as const),
  ),
)('%s of a %s is %j', (meaning, kind, expected) => {
  const suggestion = expected.replace('?', '') || null;
  expect(statusOf(kind, 'Word', meaning)).toEqual({
    word: 'Word',
    meaning,
    suggestion,
    isSure: !expected.endsWith('?'),
  });
});

test.each(['book', 'music', 'other'] as const)('a %s has no suggestion', (kind) => {
  expect(statusOf(kind, 'to-read', 'planned')).toMatchObject({ suggestion: null, isSure: false });
});
