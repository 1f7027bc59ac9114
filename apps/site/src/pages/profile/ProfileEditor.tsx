import { messages, type SessionUser } from '@gildshelf/api-client/contract';
import { Alert, Avatar, Button, Grid, Heading, Panel, Spinner, Stack, Text } from '@gildshelf/ui';
import { lazyPart } from '@gildshelf/widgets';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { WidgetBoundary } from '../../WidgetBoundary.tsx';
import { PasswordPanel } from './PasswordPanel.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { SessionEnded } from './SessionEnded.tsx';
import { usePicturePreview } from './usePicturePreview.ts';
import { useProfileForm } from './useProfileForm.ts';
import { useVisibilitySwitch } from './useVisibilitySwitch.ts';
import type { VisibilityPanelProps } from './VisibilityPanel.tsx';

const VisibilityPanel = lazyPart<VisibilityPanelProps>(
  async () => (await import('./VisibilityPanel.tsx')).VisibilityPanel,
);

export interface ProfileEditorProps {
  readonly title: string;
  readonly person: SessionUser;
  /** False once the session has ended on the open page. */
  readonly isSignedIn: boolean;
  readonly isNewUser: boolean;
}

/** A person's profile and password, with the picture as it will be. */
export function ProfileEditor({ title, person, isSignedIn, isNewUser }: ProfileEditorProps) {
  const navigate = useNavigate();
  const dashboard = paths.dashboard(person.username);
  const form = useProfileForm(isNewUser, () => navigate(dashboard, { replace: true }));
  // Asked for with the profile, so that both are there at once.
  const choice = useVisibilitySwitch();
  useEffect(() => void VisibilityPanel.preload(), []);
  const picture = usePicturePreview(form.values?.avatar_url ?? person.avatar_url ?? '');

  return (
    <Grid columns="aside" gap={10}>
      <Stack gap={3}>
        <Avatar size="lg" name={form.values?.display_name.trim() || person.username} src={picture} />
        <Heading level={1} size="lg">
          {title}
        </Heading>
        <Text tone="secondary">Everything here is optional.</Text>
      </Stack>
      <Stack gap={6}>
        {!isSignedIn && !form.values && <SessionEnded />}
        {form.hasFailed && (
          <Alert tone="danger" action={<Button onClick={() => void form.reload()}>Try Again</Button>}>
            {messages.profile.loadFailed}
          </Alert>
        )}
        {!form.values && !form.hasFailed && isSignedIn && (
          <Spinner space="page" label="Loading your profile" />
        )}
        {form.values && (
          <>
            <Panel as="section" padding="lg" aria-label="Profile">
              <ProfileForm
                username={person.username}
                form={{ ...form, values: form.values }}
                isSignedIn={isSignedIn}
                submitLabel={isNewUser ? 'Complete Profile' : 'Save Changes'}
                skipHref={isNewUser ? dashboard : undefined}
              />
            </Panel>
            <PasswordPanel username={person.username} isSignedIn={isSignedIn} />
            {/* It may come late: it stands last and moves nothing. */}
            <WidgetBoundary>
              <VisibilityPanel username={person.username} choice={choice} />
            </WidgetBoundary>
          </>
        )}
      </Stack>
    </Grid>
  );
}
