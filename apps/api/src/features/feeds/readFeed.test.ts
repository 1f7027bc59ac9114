import { randomUUID } from 'node:crypto';
import { ownMessages } from '@gildshelf/api-client/contract';
import { expect, test } from 'vitest';
import { eachEngine } from '../../testing/database/eachEngine.ts';
import { repositoriesOn } from '../repositories.ts';
import { readFeed } from './readFeed.ts';

eachEngine((engine) => {
  test('rejects an empty collection that is made private after its owner was found', async () => {
    const { db } = await engine.freshStore();
    const owner = { user_id: randomUUID(), username: 'Mara', display_name: null };
    const feed = readFeed(
      {
        config: { publicUrl: 'https://shelf.example', apiUrl: 'https://shelf.example' },
        repositories: repositoriesOn(db),
        covers: { coverUrl: () => '', withProxiedImages: (_titleId, json) => json },
        findOwner: async () => owner,
        findList: async () => ({
          ...owner,
          list_id: randomUUID(),
          slug: 'list',
          name: 'List',
          updated_at: 1,
        }),
      },
      { username: 'mara', language: 'en', query: '' },
    );
    await expect(feed).rejects.toThrow(ownMessages.collection.notPublic);
  });
});
