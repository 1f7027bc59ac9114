import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Indexer } from 'storybook/internal/types';
import type { Plugin } from 'vite';
import { describeStories, type StoryListing } from './describeStories.ts';

const root = join(import.meta.dirname, '../..');

async function listingOf(file: string): Promise<StoryListing | undefined> {
  const path = relative(root, file).replaceAll('\\', '/');
  return describeStories(path, await readFile(file, 'utf8'));
}

/** Lists stories in the groups of the sidebar, with synonyms, instead of by package and folder. */
export function groupingIndexers(indexers: readonly Indexer[] = []): Indexer[] {
  const test = /\.stories\.tsx$/;
  const [original] = indexers.filter((indexer) => indexer.test.test('Button.stories.tsx'));
  if (!original) throw new Error('Storybook has no indexer for stories.');
  const createIndex: Indexer['createIndex'] = async (file, options) => {
    const [inputs, listing] = await Promise.all([original.createIndex(file, options), listingOf(file)]);
    if (!listing) return inputs;
    return inputs.map(({ __id: _, ...input }) => ({
      ...input,
      title: listing.title,
      metaId: listing.id,
      tags: [...(input.tags ?? []), ...listing.tags],
    }));
  };
  return [{ test, createIndex }, ...indexers];
}

/** Vite plugin that gives stories in the browser the ids that they have in the index. */
export function setStoryIds(): Plugin {
  return {
    name: 'gildshelf:set-story-ids',
    enforce: 'pre',
    transform: {
      filter: { id: /\.stories\.tsx$/ },
      async handler(source, id) {
        const listing = await listingOf(id);
        if (!listing) return null;
        // After the last line, so that all other positions stay as they are.
        return { code: `${source}\nObject.assign(meta, { id: '${listing.id}' });`, map: null };
      },
    },
  };
}
