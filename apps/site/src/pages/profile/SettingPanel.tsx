import { userMessageOf } from '@gildshelf/api-client';
import type { Command, Query } from '@gildshelf/api-client/react';
import { Alert, Button, Checkbox, Heading, Panel, Stack, useTranslate } from '@gildshelf/ui';
import type { ReactNode } from 'react';

export interface SettingPanelProps<Setting> {
  readonly title: string;
  readonly setting: Query<Setting | null>;
  /** The error message when the setting could not be loaded. */
  readonly loadFailed: string;
  readonly onReload: () => Promise<void>;
  readonly children: (setting: Setting) => ReactNode;
}

/** The panel of a setting; renders nothing while it loads, and when the API does not have it. */
export function SettingPanel<Setting>(props: SettingPanelProps<Setting>) {
  const { title, setting, loadFailed, onReload, children } = props;
  const translate = useTranslate();
  if (setting.state === 'loading' || (setting.state === 'ready' && setting.data === null)) return null;
  return (
    <Panel as="section" padding="lg" accent={false} aria-label={title}>
      <Stack gap={4}>
        <Heading level={2}>{title}</Heading>
        {setting.state === 'failed' && (
          <Alert
            tone="danger"
            action={<Button onClick={() => void onReload()}>{translate('Try Again')}</Button>}
          >
            {translate(loadFailed)}
          </Alert>
        )}
        {setting.state === 'ready' && setting.data !== null && children(setting.data)}
      </Stack>
    </Panel>
  );
}

export interface SettingCheckboxProps<Setting> {
  readonly label: string;
  readonly isOn: boolean;
  /** The setting after a click on the checkbox. */
  readonly settingFor: (isOn: boolean) => Setting;
  /** Changes the setting; only its response changes the checkbox. */
  readonly command: Command<Setting, unknown>;
  /** The error message when the setting could not be changed. */
  readonly saveFailed: string;
  /** The last change was that of another checkbox, so that this one shows neither its progress nor its error. */
  readonly isIdle?: boolean;
  readonly onChange?: () => void;
}

/** A checkbox of a setting, with the error of its last change. */
export function SettingCheckbox<Setting>(props: SettingCheckboxProps<Setting>) {
  const { label, isOn, settingFor, command, saveFailed, isIdle = false, onChange } = props;
  const translate = useTranslate();
  const error = isIdle || !command.error ? undefined : translate(userMessageOf(command.error, saveFailed));

  function change(isChecked: boolean) {
    // One at a time: `run` ignores a second change during the first.
    if (command.isRunning) return;
    onChange?.();
    void command.run(settingFor(isChecked)).catch(() => undefined);
  }

  return (
    <Checkbox
      label={label}
      state={command.isRunning && !isIdle ? 'working' : isOn ? 'checked' : 'unchecked'}
      error={error}
      onCheck={() => change(true)}
      onUncheck={() => change(false)}
    />
  );
}
