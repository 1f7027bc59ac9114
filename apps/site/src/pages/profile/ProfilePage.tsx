import { messages, profileChange, type SessionUser } from '@gildshelf/api-client/contract';
import { useAdultTitles, useHistorySettings, useUser, useVisibility } from '@gildshelf/api-client/react';
import {
  Alert,
  Avatar,
  Button,
  Grid,
  Heading,
  Link,
  Panel,
  Spinner,
  Stack,
  Text,
  useTranslate,
} from '@gildshelf/ui';
import { lazyPart } from '@gildshelf/widgets';
import { useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';
import { WidgetBoundary } from '../../app/ErrorBoundary.tsx';
import { readState } from '../../routing/navigation.ts';
import { usePageTitle } from '../../routing/pageTitle.ts';
import { paths, userPath } from '../../routing/paths.ts';
import { RequireUser } from '../../routing/RequireUser.tsx';
import type { AdultTitlesPanelProps } from './AdultTitlesPanel.tsx';
import type { HistoryPanelProps } from './HistoryPanel.tsx';
import { PasswordPanel } from './PasswordPanel.tsx';
import { ProfileForm, SessionEnded } from './ProfileForm.tsx';
import { useProfileForm } from './useProfileForm.ts';
import type { VisibilityPanelProps } from './VisibilityPanel.tsx';

export function ProfilePage() {
  const translate = useTranslate();
  const { state } = useLocation();
  const isNewUser = readState<boolean>(state, 'isNewUser', 'boolean') ?? false;
  const title = translate(isNewUser ? 'Complete Your Profile' : 'Edit Profile');
  usePageTitle(title);
  return (
    <RequireUser>
      <OwnProfile title={title} isNewUser={isNewUser} />
    </RequireUser>
  );
}

interface OwnProfileProps {
  readonly title: string;
  readonly isNewUser: boolean;
}

function OwnProfile(props: OwnProfileProps) {
  const { username = '' } = useParams();
  const { user } = useUser();
  // When the session ends, the user stays on the page with what they have typed; another user gets a new form.
  const [lastUser, setLastUser] = useState(user);
  if (user && user !== lastUser) setLastUser(user);

  if (!lastUser) return null;
  if (lastUser.username !== username)
    return <Navigate to={userPath(paths.profile, lastUser.username)} replace />;
  return <ProfileEditor key={lastUser.userId} user={lastUser} isSignedIn={user !== null} {...props} />;
}

const VisibilityPanel = lazyPart<VisibilityPanelProps>(
  async () => (await import('./VisibilityPanel.tsx')).VisibilityPanel,
);

const HistoryPanel = lazyPart<HistoryPanelProps>(
  async () => (await import('./HistoryPanel.tsx')).HistoryPanel,
);

const AdultTitlesPanel = lazyPart<AdultTitlesPanelProps>(
  async () => (await import('./AdultTitlesPanel.tsx')).AdultTitlesPanel,
);

interface ProfileEditorProps {
  readonly title: string;
  readonly user: SessionUser;
  /** False once the session has ended on the open page. */
  readonly isSignedIn: boolean;
  readonly isNewUser: boolean;
}

/** The user's profile and password, with a preview of the avatar. */
function ProfileEditor({ title, user, isSignedIn, isNewUser }: ProfileEditorProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const dashboard = userPath(paths.dashboard, user.username);
  const form = useProfileForm(isNewUser, () => navigate(dashboard, { replace: true }));
  // Requested together with the profile, so that all are ready at the same time.
  const visibility = useVisibility();
  const history = useHistorySettings();
  const adultTitles = useAdultTitles();
  useEffect(() => {
    VisibilityPanel.preload();
    HistoryPanel.preload();
    AdultTitlesPanel.preload();
  }, []);
  const avatarUrl = useAvatarPreview(form.values?.avatar_url ?? user.avatar_url ?? '');

  return (
    <Grid columns="aside" gap={10}>
      <Stack gap={3}>
        <Avatar size="lg" name={form.values?.display_name.trim() || user.username} src={avatarUrl} />
        <Heading level={1} size="lg">
          {title}
        </Heading>
        <Text tone="secondary">{translate('Everything here is optional.')}</Text>
        {!isNewUser && (
          <Text>
            <Link href={userPath(paths.apiAccess, user.username)}>{translate('API access')}</Link>
          </Text>
        )}
      </Stack>
      <Stack gap={6}>
        {!isSignedIn && !form.values && <SessionEnded />}
        {form.hasFailed && (
          <Alert
            tone="danger"
            action={<Button onClick={() => void form.reload()}>{translate('Try Again')}</Button>}
          >
            {translate(messages.profile.loadFailed)}
          </Alert>
        )}
        {!form.values && !form.hasFailed && isSignedIn && (
          <Spinner space="page" label={translate('Loading your profile')} />
        )}
        {form.values && (
          <>
            <Panel as="section" padding="lg" aria-label={translate('Profile')}>
              <ProfileForm
                username={user.username}
                form={{ ...form, values: form.values }}
                isSignedIn={isSignedIn}
                submitLabel={translate(isNewUser ? 'Complete Profile' : 'Save Changes')}
                skipHref={isNewUser ? dashboard : undefined}
              />
            </Panel>
            <PasswordPanel username={user.username} isSignedIn={isSignedIn} />
            {/* They may load late: in the last position they cause no layout shift. */}
            <WidgetBoundary>
              <VisibilityPanel username={user.username} choice={visibility} />
            </WidgetBoundary>
            <WidgetBoundary>
              <HistoryPanel username={user.username} choice={history} />
            </WidgetBoundary>
            <WidgetBoundary>
              <AdultTitlesPanel choice={adultTitles} />
            </WidgetBoundary>
          </>
        )}
      </Stack>
    </Grid>
  );
}

// No requests while the user types: an incomplete URL may be that of another website.
const debounceMs = 500;

/** The typed URL of an image, debounced; undefined while it is not valid. */
function useAvatarPreview(typed: string): string | undefined {
  const [debounced, setDebounced] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(setDebounced, debounceMs, typed);
    return () => clearTimeout(timer);
  }, [typed]);
  const read = profileChange.shape.avatar_url.safeParse(debounced.trim());
  return (read.success && read.data) || undefined;
}
