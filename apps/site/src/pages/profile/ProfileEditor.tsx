import { messages, type SessionUser } from '@gildshelf/api-client/contract';
import { Alert, Avatar, Button, Grid, Heading, Panel, Spinner, Stack, Text } from '@gildshelf/ui';
import { lazyPart } from '@gildshelf/widgets';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths, userPath } from '../../paths.ts';
import { WidgetBoundary } from '../../WidgetBoundary.tsx';
import { PasswordPanel } from './PasswordPanel.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { SessionEnded } from './SessionEnded.tsx';
import { useAvatarPreview } from './useAvatarPreview.ts';
import { useProfileForm } from './useProfileForm.ts';
import { useVisibilitySwitch } from './useVisibilitySwitch.ts';
import type { VisibilityPanelProps } from './VisibilityPanel.tsx';

const VisibilityPanel = lazyPart<VisibilityPanelProps>(
  async () => (await import('./VisibilityPanel.tsx')).VisibilityPanel,
);

export interface ProfileEditorProps {
  readonly title: string;
  readonly user: SessionUser;
  /** False once the session has ended on the open page. */
  readonly isSignedIn: boolean;
  readonly isNewUser: boolean;
}

/** The user's profile and password, with a preview of the avatar. */
export function ProfileEditor({ title, user, isSignedIn, isNewUser }: ProfileEditorProps) {
  const navigate = useNavigate();
  const dashboard = userPath(paths.dashboard, user.username);
  const form = useProfileForm(isNewUser, () => navigate(dashboard, { replace: true }));
  // Requested together with the profile, so that both are ready at the same time.
  const choice = useVisibilitySwitch();
  useEffect(() => void VisibilityPanel.preload(), []);
  const avatarUrl = useAvatarPreview(form.values?.avatar_url ?? user.avatar_url ?? '');

  return (
    <Grid columns="aside" gap={10}>
      <Stack gap={3}>
        <Avatar size="lg" name={form.values?.display_name.trim() || user.username} src={avatarUrl} />
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
                username={user.username}
                form={{ ...form, values: form.values }}
                isSignedIn={isSignedIn}
                submitLabel={isNewUser ? 'Complete Profile' : 'Save Changes'}
                skipHref={isNewUser ? dashboard : undefined}
              />
            </Panel>
            <PasswordPanel username={user.username} isSignedIn={isSignedIn} />
            {/* It may load late: in the last position it causes no layout shift. */}
            <WidgetBoundary>
              <VisibilityPanel username={user.username} choice={choice} />
            </WidgetBoundary>
          </>
        )}
      </Stack>
    </Grid>
  );
}
