import { type CatalogueItem, present, trackingOf } from '../../client/index.ts';
import { type CatalogueType, type Edit, type EditKind, editIdHeader } from '../../contract/index.ts';
import type { createFixtureCollection } from '../createFixtureCollection.ts';
import type { FixtureRequest } from '../fixtureRequest.ts';
import { fixtureEdits } from './fixtureEdits.ts';

/** A change of a title to record. */
interface FixtureChange {
  readonly kind: EditKind;
  readonly type: CatalogueType;
  readonly title: CatalogueItem;
  readonly apply: () => void;
}

/** The edits of one user in memory, the newest first; those of statuses, ratings and removals can be undone. */
export function createFixtureEdits(collection: ReturnType<typeof createFixtureCollection>) {
  let edits: readonly Edit[] = fixtureEdits;
  const restorers = new Map<string, () => void>();
  const trackingNow = (title: CatalogueItem) => {
    const item = collection.get(title);
    return item && trackingOf(item);
  };
  return {
    list: () => edits,
    /** Makes a change and records it as an edit, whose id the response has in its header. */
    record({ responseHeaders }: FixtureRequest, { kind, type, title, apply }: FixtureChange) {
      const before = trackingNow(title);
      apply();
      const id = `edit-${edits.length}`;
      const { slug, title: name } = present(type, title);
      const edit: Edit = {
        ...{ id, kind, state: 'done', total: 1, done: 1, unchanged: 0, change: null },
        created_at: new Date().toISOString(),
        ...{ media_type: type, title_id: String(title.id), title_slug: slug, title_name: name },
        ...{ tracking_before: before, tracking_after: trackingNow(title) },
      };
      edits = [edit, ...edits];
      restorers.set(id, () => (before ? collection.set(title, before) : collection.remove(title)));
      responseHeaders.set(editIdHeader, id);
    },
    undo(id: string | undefined): Edit | undefined {
      if (id) restorers.get(id)?.();
      edits = edits.map((edit) => (edit.id === id ? { ...edit, state: 'undone' } : edit));
      return edits.find((edit) => edit.id === id);
    },
  };
}
