import { userMessageOf } from '@gildshelf/api-client';
import {
  ownMessages,
  type PublicProfileField,
  type VisibilitySettings,
} from '@gildshelf/api-client/contract';
import { useVisibility } from '@gildshelf/api-client/react';
import { useState } from 'react';

/** One checkbox of the panel: the collection, or a part of the profile. */
export type VisibilitySetting = 'collection' | PublicProfileField;

/** The user's visibility settings, which of them is being changed, and the error of the last change. */
export function useVisibilitySwitch() {
  const { visibility, reload, setVisibility } = useVisibility();
  const [last, setLast] = useState<VisibilitySetting>('collection');
  const problem = setVisibility.error
    ? userMessageOf(setVisibility.error, ownMessages.visibility.saveFailed)
    : undefined;
  return {
    visibility,
    reload,
    isSaving: (setting: VisibilitySetting) => setVisibility.isRunning && setting === last,
    // At the checkbox, which has not changed.
    problemOf: (setting: VisibilitySetting) => (setting === last ? problem : undefined),
    change(setting: VisibilitySetting, choices: VisibilitySettings) {
      // One at a time: `run` ignores a second change during the first.
      if (setVisibility.isRunning) return;
      setLast(setting);
      void setVisibility.run(choices).catch(() => undefined);
    },
  };
}
