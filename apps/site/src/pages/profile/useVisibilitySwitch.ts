import { sentenceOf } from '@gildshelf/api-client';
import { ownMessages, type ProfilePart, type PublicChoices } from '@gildshelf/api-client/contract';
import { useVisibility } from '@gildshelf/api-client/react';
import { useState } from 'react';

/** One tick of the panel: the collection, or a part of the profile beside it. */
export type PublicTick = 'collection' | ProfilePart;

/** What of a person anybody may see: what holds, which tick is being changed, and why it could not be. */
export function useVisibilitySwitch() {
  const { visibility, reload, change } = useVisibility();
  const [last, setLast] = useState<PublicTick>('collection');
  const problem = change.error ? sentenceOf(change.error, ownMessages.visibility.notSaved) : undefined;
  return {
    visibility,
    reload,
    isSaving: (tick: PublicTick) => change.isRunning && tick === last,
    // Beside the tick, which has not moved.
    problemOf: (tick: PublicTick) => (tick === last ? problem : undefined),
    change(tick: PublicTick, wanted: PublicChoices) {
      // One at a time: a second change on the way would be refused.
      if (change.isRunning) return;
      setLast(tick);
      void change.run(wanted).catch(() => undefined);
    },
  };
}
