import type { Figure } from '../figures/recordFigures.mjs';
import { compare, reported } from './compare.ts';
import { type InstalledLibrary, loadSource } from './installLibrary.ts';

const sameMs = 1_000;

/** Compares the creation of ids of version 7, and how the ids of one millisecond are ordered. */
export async function measureIds(library: InstalledLibrary): Promise<Figure[]> {
  const { uuidv7 } = await loadSource<{ uuidv7: (now: number) => string }>(
    'apps/api/src/platform/db/uuid.ts',
  );
  const { v7 } = await library.load<{ v7: (options: { readonly msecs: number }) => string }>('uuid');
  const theirs = (now: number) => v7({ msecs: now });
  const now = Date.UTC(2026, 10, 27);
  const unsorted = (create: (now: number) => string) => {
    const ids = Array.from({ length: sameMs }, () => create(now));
    return ids.filter((id, index) => index > 0 && id < (ids[index - 1] ?? '')).length;
  };
  return [
    await compare(library, {
      ...{ what: 'id of version 7', calls: 20_000 },
      ours: (call) => uuidv7(now + call),
      theirs: (call) => theirs(now + call),
    }),
    reported(
      `of ${sameMs} ids of one millisecond, those that sort before the previous one`,
      unsorted(uuidv7),
      `${library.name} ${unsorted(theirs)}`,
    ),
  ];
}
