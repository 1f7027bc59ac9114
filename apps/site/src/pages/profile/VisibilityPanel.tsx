import { ownMessages, type PublicChoices, profileParts } from '@gildshelf/api-client/contract';
import { Alert, Button, Checkbox, Grid, Heading, Link, Panel, Stack, Text } from '@gildshelf/ui';
import { paths } from '../../paths.ts';
import { collectionBuilder } from '../embed/collectionBuilder.ts';
import type { PublicTick, useVisibilitySwitch } from './useVisibilitySwitch.ts';

export interface VisibilityPanelProps {
  readonly username: string;
  readonly choice: ReturnType<typeof useVisibilitySwitch>;
}

/** What of a person anybody may see; nothing before the host has said so, and where it knows no such choice. */
export function VisibilityPanel({ username, choice }: VisibilityPanelProps) {
  const { visibility, reload } = choice;
  if (visibility.state === 'loading' || (visibility.state === 'ready' && !visibility.data)) return null;
  const choices = visibility.state === 'ready' ? visibility.data : null;
  const isPublic = choices?.collection === 'public';
  // A host may know the collection's choice alone.
  const shown = isPublic ? choices.profile : undefined;
  return (
    <Panel as="section" padding="lg" accent={false} aria-label="Collection">
      <Stack gap={4}>
        <Heading level={2}>Collection</Heading>
        {visibility.state === 'failed' && (
          <Alert tone="danger" action={<Button onClick={() => void reload()}>Try Again</Button>}>
            {ownMessages.visibility.unknown}
          </Alert>
        )}
        {choices && (
          <Tick
            tick="collection"
            label="Let anyone see my collection"
            isOn={isPublic}
            choice={choice}
            wanted={(isOn) => ({ collection: isOn ? 'public' : 'private' })}
          />
        )}
        {isPublic && (
          <Text tone="secondary">
            Anyone can see <Link href={paths.collection(username)}>your public page</Link>. A blog, a wiki or
            a forum can show it too: <Link href={collectionBuilder(username)}>get the lines for it</Link>.
          </Text>
        )}
        {shown && (
          <Grid columns="3" gap={3} role="group" aria-label={ownMessages.visibility.parts}>
            {profileParts.map((part) => (
              <Tick
                key={part}
                tick={part}
                label={ownMessages.visibility.showPart(part)}
                isOn={shown.includes(part)}
                choice={choice}
                wanted={(isOn) => ({
                  collection: 'public',
                  profile: profileParts.filter((one) => (one === part ? isOn : shown.includes(one))),
                })}
              />
            ))}
          </Grid>
        )}
      </Stack>
    </Panel>
  );
}

interface TickProps {
  readonly tick: PublicTick;
  readonly label: string;
  readonly isOn: boolean;
  readonly choice: VisibilityPanelProps['choice'];
  readonly wanted: (isOn: boolean) => PublicChoices;
}

function Tick({ tick, label, isOn, choice, wanted }: TickProps) {
  return (
    <Checkbox
      label={label}
      state={choice.isSaving(tick) ? 'working' : isOn ? 'checked' : 'unchecked'}
      error={choice.problemOf(tick)}
      onCheck={() => choice.change(tick, wanted(true))}
      onUncheck={() => choice.change(tick, wanted(false))}
    />
  );
}
