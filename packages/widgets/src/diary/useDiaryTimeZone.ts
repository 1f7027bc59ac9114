import { useHistorySettings } from '@gildshelf/api-client/react';
import { useEffect } from 'react';
import { useSaveTimeZone } from '../history/useSaveTimeZone.ts';

/**
 * The time zone in which the instants of a diary are days: for its owner that of the settings, where the browser's is saved if there is
 * none yet. The diary of another user is shown in UTC, since their time zone is private.
 */
export function useDiaryTimeZone(isOwn: boolean): string {
  const { historySettings, reload } = useHistorySettings();
  const saveTimeZone = useSaveTimeZone();
  useEffect(() => {
    if (!isOwn) return;
    void saveTimeZone().then((isSaved) => {
      if (isSaved) reload();
    });
  }, [isOwn, saveTimeZone, reload]);
  return (isOwn && historySettings.state === 'ready' && historySettings.data?.time_zone) || 'UTC';
}
