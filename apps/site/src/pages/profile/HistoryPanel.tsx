import { userMessageOf } from '@gildshelf/api-client';
import { type HistorySettings, ownMessages } from '@gildshelf/api-client/contract';
import type { useHistorySettings } from '@gildshelf/api-client/react';
import { Link, Select, Text, Translated, useTranslate } from '@gildshelf/ui';
import { useState } from 'react';
import { paths, userPath } from '../../routing/paths.ts';
import { SettingCheckbox, SettingPanel } from './SettingPanel.tsx';

export interface HistoryPanelProps {
  readonly username: string;
  readonly choice: ReturnType<typeof useHistorySettings>;
}

/** The time zone of the user's history, and whether the diary is public. */
export function HistoryPanel({ username, choice }: HistoryPanelProps) {
  const { historySettings, reload, updateHistorySettings } = choice;
  const translate = useTranslate();
  const [changed, setChanged] = useState<Partial<HistorySettings>>({});
  const text = ownMessages.historySettings;
  const isLast = (setting: keyof HistorySettings) => setting in changed;
  const error = updateHistorySettings.error
    ? userMessageOf(updateHistorySettings.error, text.saveFailed)
    : undefined;

  function changeTimeZone(time_zone: string) {
    // One at a time: `run` ignores a second change during the first.
    if (updateHistorySettings.isRunning) return;
    setChanged({ time_zone });
    void updateHistorySettings.run({ time_zone }).catch(() => undefined);
  }

  return (
    <SettingPanel
      title={translate('History')}
      setting={historySettings}
      loadFailed={text.loadFailed}
      onReload={reload}
    >
      {({ time_zone, diary }) => (
        <>
          <Select
            label={translate('Time zone')}
            hint={translate(text.timeZone)}
            error={isLast('time_zone') && error ? translate(error) : undefined}
            placeholder={translate('UTC, none chosen yet')}
            options={timeZoneOptions(time_zone, (zone) => translate('{zone} (this browser)', { zone }))}
            value={(updateHistorySettings.isRunning && changed.time_zone) || (time_zone ?? '')}
            onChange={changeTimeZone}
          />
          <SettingCheckbox<Pick<HistorySettings, 'diary'>>
            label={translate(text.publicDiary)}
            isOn={diary === 'public'}
            settingFor={(isOn) => ({ diary: isOn ? 'public' : 'private' })}
            command={updateHistorySettings}
            saveFailed={text.saveFailed}
            isIdle={!isLast('diary')}
            onChange={() => setChanged({ diary })}
          />
          {diary === 'public' && (
            <Text tone="secondary">
              <Translated
                text="Anyone can see {page}."
                values={{
                  page: <Link href={userPath(paths.diary, username)}>{translate('your diary')}</Link>,
                }}
              />{' '}
              {translate(text.leftOut)}
            </Text>
          )}
        </>
      )}
    </SettingPanel>
  );
}

/** All time zones by their names, that of the browser first; also the stored one if the browser does not list it. */
function timeZoneOptions(stored: string | null | undefined, labelOfOwn: (zone: string) => string) {
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const zones = new Set([own, ...(stored ? [stored] : []), 'UTC', ...Intl.supportedValuesOf('timeZone')]);
  return [...zones].map((zone) => {
    const name = zone.replaceAll('_', ' ');
    return { value: zone, label: zone === own ? labelOfOwn(name) : name };
  });
}
