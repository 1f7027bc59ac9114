import type { Edit } from '../../contract/index.ts';

const none = {
  ...{ media_type: null, title_id: null, title_slug: null, title_name: null },
  ...{ tracking_before: null, tracking_after: null, change: null },
};

/** Edits of one and of many titles, one of which is undone. */
export const fixtureEdits: readonly Edit[] = [
  {
    ...none,
    ...{ id: 'edit-bulk', kind: 'bulk', state: 'done', total: 214, done: 214, unchanged: 3 },
    created_at: '2026-11-19T20:15:00.000Z',
    change: { status: 'planned', add_tags: ['winter'] },
  },
  {
    ...none,
    ...{ id: 'edit-play', kind: 'add-play', state: 'done', total: 1, done: 1, unchanged: 0 },
    created_at: '2026-11-18T21:02:00.000Z',
    ...{ media_type: 'anime', title_id: 'a1', title_slug: 'monster', title_name: 'Monster' },
    tracking_before: { status: 'planned', rating: 0 },
    tracking_after: { status: 'watching', rating: 0 },
  },
  {
    ...none,
    ...{ id: 'edit-removal', kind: 'remove', state: 'undone', total: 1, done: 1, unchanged: 0 },
    created_at: '2026-11-15T09:40:00.000Z',
    ...{ media_type: 'game', title_id: 'g1', title_slug: 'portal-2', title_name: 'Portal 2' },
    tracking_before: { status: 'completed', rating: 4 },
  },
];
