import { ownMessages } from '@gildshelf/api-client/contract';
import { Alert, Button, Checkbox, Heading, Link, Panel, Stack, Text } from '@gildshelf/ui';
import { paths } from '../../paths.ts';
import { collectionBuilder } from '../embed/collectionBuilder.ts';
import type { useVisibilitySwitch } from './useVisibilitySwitch.ts';

export interface VisibilityPanelProps {
  readonly username: string;
  readonly choice: ReturnType<typeof useVisibilitySwitch>;
}

/** Whether anybody may see a person's collection; nothing before the host has said so, and where it knows no such choice. */
export function VisibilityPanel({ username, choice }: VisibilityPanelProps) {
  const { visibility, isSaving, problem, change, reload } = choice;
  if (visibility.state === 'loading' || (visibility.state === 'ready' && !visibility.data)) return null;
  const isPublic = visibility.state === 'ready' && visibility.data === 'public';
  return (
    <Panel as="section" padding="lg" accent={false} aria-label="Collection">
      <Stack gap={4}>
        <Heading level={2}>Collection</Heading>
        {visibility.state === 'failed' ? (
          <Alert tone="danger" action={<Button onClick={() => void reload()}>Try Again</Button>}>
            {ownMessages.visibility.unknown}
          </Alert>
        ) : (
          <Checkbox
            label="Let anyone see my collection"
            state={isSaving ? 'working' : isPublic ? 'checked' : 'unchecked'}
            error={problem}
            onCheck={() => change('public')}
            onUncheck={() => change('private')}
          />
        )}
        {isPublic && (
          <Text tone="secondary">
            Anyone can see <Link href={paths.collection(username)}>your public page</Link>. A blog, a wiki or
            a forum can show it too: <Link href={collectionBuilder(username)}>get the lines for it</Link>.
          </Text>
        )}
      </Stack>
    </Panel>
  );
}
