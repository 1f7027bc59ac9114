import { ownMessages, publicProfileFields, type VisibilitySettings } from '@gildshelf/api-client/contract';
import {
  Alert,
  Button,
  Checkbox,
  Grid,
  Heading,
  Link,
  Panel,
  Stack,
  Text,
  Translated,
  useTranslate,
} from '@gildshelf/ui';
import { paths, userPath } from '../../routing/paths.ts';
import type { useVisibilitySwitch, VisibilitySetting } from './useVisibilitySwitch.ts';

export interface VisibilityPanelProps {
  readonly username: string;
  readonly choice: ReturnType<typeof useVisibilitySwitch>;
}

/** The user's visibility settings; renders nothing while they load, and when the API has none. */
export function VisibilityPanel({ username, choice }: VisibilityPanelProps) {
  const translate = useTranslate();
  const { visibility, reload } = choice;
  if (visibility.state === 'loading' || (visibility.state === 'ready' && !visibility.data)) return null;
  const choices = visibility.state === 'ready' ? visibility.data : null;
  const isPublic = choices?.collection === 'public';
  // The API may have a setting for the collection only.
  const publicParts = isPublic ? choices.profile : undefined;
  return (
    <Panel as="section" padding="lg" accent={false} aria-label={translate('Collection')}>
      <Stack gap={4}>
        <Heading level={2}>{translate('Collection')}</Heading>
        {visibility.state === 'failed' && (
          <Alert
            tone="danger"
            action={<Button onClick={() => void reload()}>{translate('Try Again')}</Button>}
          >
            {translate(ownMessages.visibility.loadFailed)}
          </Alert>
        )}
        {choices && (
          <SettingCheckbox
            setting="collection"
            label={translate('Let anyone see my collection')}
            isOn={isPublic}
            choice={choice}
            choicesFor={(isOn) => ({ collection: isOn ? 'public' : 'private' })}
          />
        )}
        {isPublic && (
          <Text tone="secondary">
            <Translated
              text="Anyone can see {page}. A blog, a wiki or a forum can show it too: {lines}."
              values={{
                page: (
                  <Link href={userPath(paths.collection, username)}>{translate('your public page')}</Link>
                ),
                lines: <Link href={collectionBuilderUrl(username)}>{translate('get the lines for it')}</Link>,
              }}
            />
          </Text>
        )}
        {publicParts && (
          <Grid columns="3" gap={3} role="group" aria-label={translate(ownMessages.visibility.parts)}>
            {publicProfileFields.map((part) => (
              <SettingCheckbox
                key={part}
                setting={part}
                label={translate(ownMessages.visibility.showPart('{part}'), { part: translate(part) })}
                isOn={publicParts.includes(part)}
                choice={choice}
                choicesFor={(isOn) => ({
                  collection: 'public',
                  profile: publicProfileFields.filter((one) =>
                    one === part ? isOn : publicParts.includes(one),
                  ),
                })}
              />
            ))}
          </Grid>
        )}
      </Stack>
    </Panel>
  );
}

interface SettingCheckboxProps {
  readonly setting: VisibilitySetting;
  readonly label: string;
  readonly isOn: boolean;
  readonly choice: VisibilityPanelProps['choice'];
  readonly choicesFor: (isOn: boolean) => VisibilitySettings;
}

function SettingCheckbox({ setting, label, isOn, choice, choicesFor }: SettingCheckboxProps) {
  const translate = useTranslate();
  const problem = choice.problemOf(setting);
  return (
    <Checkbox
      label={label}
      state={choice.isSaving(setting) ? 'working' : isOn ? 'checked' : 'unchecked'}
      error={problem && translate(problem)}
      onCheck={() => choice.change(setting, choicesFor(true))}
      onUncheck={() => choice.change(setting, choicesFor(false))}
    />
  );
}

/** The URL of the builder with a user's collection filled in. Not in `paths`, which every page loads. */
export function collectionBuilderUrl(username: string): string {
  return `${paths.embed}?${new URLSearchParams({ widget: 'collection', user: username })}`;
}
