import { ownMessages } from '@gildshelf/api-client/contract';
import type { useAdultTitles } from '@gildshelf/api-client/react';
import { useTranslate } from '@gildshelf/ui';
import { SettingCheckbox, SettingPanel } from './SettingPanel.tsx';

export interface AdultTitlesPanelProps {
  readonly choice: ReturnType<typeof useAdultTitles>;
}

/** Whether the user sees adult titles. */
export function AdultTitlesPanel({ choice: { adultTitles, reload, setAdultTitles } }: AdultTitlesPanelProps) {
  const translate = useTranslate();
  const { choice, loadFailed, saveFailed } = ownMessages.adultTitles;
  return (
    <SettingPanel
      title={translate('Adult titles')}
      setting={adultTitles}
      loadFailed={loadFailed}
      onReload={reload}
    >
      {(seesAdultTitles) => (
        <SettingCheckbox
          label={translate(choice)}
          isOn={seesAdultTitles}
          settingFor={(isOn) => isOn}
          command={setAdultTitles}
          saveFailed={saveFailed}
        />
      )}
    </SettingPanel>
  );
}
