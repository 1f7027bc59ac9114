import {
  ownMessages,
  type PublicProfileField,
  publicProfileFields,
  type VisibilitySettings,
} from '@gildshelf/api-client/contract';
import type { useVisibility } from '@gildshelf/api-client/react';
import { Grid, Link, Text, Translated, useTranslate } from '@gildshelf/ui';
import { useState } from 'react';
import { paths, userPath } from '../../routing/paths.ts';
import { SettingCheckbox, SettingPanel } from './SettingPanel.tsx';

export interface VisibilityPanelProps {
  readonly username: string;
  readonly choice: ReturnType<typeof useVisibility>;
}

/** What the user has made public: the collection, and parts of the profile. */
export function VisibilityPanel({ username, choice }: VisibilityPanelProps) {
  const translate = useTranslate();
  const { visibility, reload, setVisibility } = choice;
  const [last, setLast] = useState<'collection' | PublicProfileField>('collection');
  const bind = (setting: typeof last) => ({
    command: setVisibility,
    saveFailed: ownMessages.visibility.saveFailed,
    isIdle: setting !== last,
    onChange: () => setLast(setting),
  });
  return (
    <SettingPanel
      title={translate('Collection')}
      setting={visibility}
      loadFailed={ownMessages.visibility.loadFailed}
      onReload={reload}
    >
      {({ collection, profile: publicParts }) => (
        <>
          <SettingCheckbox<VisibilitySettings>
            label={translate('Let anyone see my collection')}
            isOn={collection === 'public'}
            settingFor={(isOn) => ({ collection: isOn ? 'public' : 'private' })}
            {...bind('collection')}
          />
          {collection === 'public' && (
            <Text tone="secondary">
              <Translated
                text="Anyone can see {page}. A blog, a wiki or a forum can show it too: {lines}."
                values={{
                  page: (
                    <Link href={userPath(paths.collection, username)}>{translate('your public page')}</Link>
                  ),
                  lines: (
                    <Link href={collectionBuilderUrl(username)}>{translate('get the lines for it')}</Link>
                  ),
                }}
              />{' '}
              {translate(ownMessages.visibility.leftOut)}
            </Text>
          )}
          {/* The API may have a setting for the collection only. */}
          {collection === 'public' && publicParts && (
            <Grid columns="3" gap={3} role="group" aria-label={translate(ownMessages.visibility.parts)}>
              {publicProfileFields.map((part) => (
                <SettingCheckbox<VisibilitySettings>
                  key={part}
                  label={translate(ownMessages.visibility.showPart('{part}'), { part: translate(part) })}
                  isOn={publicParts.includes(part)}
                  settingFor={(isOn) => ({
                    collection: 'public',
                    profile: publicProfileFields.filter((one) =>
                      one === part ? isOn : publicParts.includes(one),
                    ),
                  })}
                  {...bind(part)}
                />
              ))}
            </Grid>
          )}
        </>
      )}
    </SettingPanel>
  );
}

/** The URL of the builder with a user's collection filled in. Not in `paths`, which every page loads. */
export function collectionBuilderUrl(username: string): string {
  return `${paths.embed}?${new URLSearchParams({ widget: 'collection', user: username })}`;
}
