import type { CatalogueType } from '@gildshelf/api-client/contract';
import { uuidv7 } from '../../ids/uuidv7.ts';
import type { Media } from './Media.ts';

const minute = 60_000;
const pauseMs = 10 * minute;
const leaseMs = minute;

/** Fetches a top list anew, at most once in ten minutes over all copies of the server; without a source nothing happens. */
export async function refreshTopList({ topLists, topListSource, clock }: Media, type: CatalogueType) {
  if (!topListSource) return {};
  const now = clock();
  if (!(await topLists.claim(type, now, now + leaseMs, now - pauseMs))) return {};
  await topListSource.refresh(type);
  await topLists.finish(type, uuidv7(now), now);
  return {};
}
