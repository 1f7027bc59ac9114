import { sentenceOf } from '@gildshelf/api-client';
import { ownMessages, type Visibility } from '@gildshelf/api-client/contract';
import { useVisibility } from '@gildshelf/api-client/react';

/** The switch that shows a collection to anybody: what holds, whether it is being changed, and why it could not be. */
export function useVisibilitySwitch() {
  const { visibility, reload, change } = useVisibility();
  return {
    visibility,
    reload,
    isSaving: change.isRunning,
    problem: change.error ? sentenceOf(change.error, ownMessages.visibility.notSaved) : undefined,
    // What went wrong stands beside the switch, which has not moved.
    change: (wanted: Visibility) => void change.run(wanted).catch(() => undefined),
  };
}
