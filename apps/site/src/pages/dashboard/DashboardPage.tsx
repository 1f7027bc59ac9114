import { messages, type Profile } from '@gildshelf/api-client/contract';
import { useAccount, useProfile, useUser } from '@gildshelf/api-client/react';
import {
  Avatar,
  Button,
  EmptyState,
  Heading,
  PageLoading,
  Stack,
  Text,
  Translated,
  useTranslate,
} from '@gildshelf/ui';
import { Collection, lazyPart, useHasInteracted } from '@gildshelf/widgets';
import { type ReactNode, useState } from 'react';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';
import { WidgetBoundary } from '../../app/ErrorBoundary.tsx';
import { LeaveGuard } from '../../leave-guard/LeaveGuard.tsx';
import { usePageTitle } from '../../routing/pageTitle.ts';
import { paths, userPath } from '../../routing/paths.ts';
import { RequireUser } from '../../routing/RequireUser.tsx';
import type { ManageButtonProps } from './ManageButton.tsx';
import type { ManagedDashboardProps } from './ManagedDashboard.tsx';
import { useDashboardView } from './useDashboardView.ts';
import { useRestoredScroll } from './useRestoredScroll.ts';

export function DashboardPage() {
  const translate = useTranslate();
  usePageTitle(translate('Dashboard'));
  useRestoredScroll();
  return (
    <RequireUser>
      <Dashboard />
    </RequireUser>
  );
}

function Dashboard() {
  const translate = useTranslate();
  const { username = '' } = useParams();
  const { user } = useUser();
  const { logOut } = useAccount();
  const { profile } = useProfile();
  const hasInteracted = useHasInteracted();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { view, setView, managed, manage } = useDashboardView();
  const [isUnsaved, setIsUnsaved] = useState(false);

  if (!user) {
    return (
      <EmptyState
        title={translate('You are signed out')}
        headingLevel={1}
        action={
          <Button variant="gold" href={paths.login}>
            {translate('Login')}
          </Button>
        }
      >
        <Text role="status">{translate(messages.collection.signedOut)}</Text>
      </EmptyState>
    );
  }
  if (user.username !== username)
    return <Navigate to={userPath(paths.dashboard, user.username) + search} replace />;

  function handleLogout() {
    // Leaves the protected page first, so that it never renders with an ended session.
    navigate(paths.home);
    logOut();
  }

  const opener = !managed && hasInteracted && (
    <WidgetBoundary>
      <ManageButton
        onPreload={ManagedDashboard.preload}
        onClick={() => manage({ type: view.type, density: 'cards', filters: [] })}
      />
    </WidgetBoundary>
  );
  const parts = {
    browseHref: paths.home,
    onUnsavedChange: setIsUnsaved,
    aside: (
      <Stack direction="row" gap={4} align="start" wrap>
        <Avatar size="lg" name={user.display_name} src={user.avatar_url ?? undefined} />
        {/* The prompt may load late: in the last position it causes no layout shift. */}
        <Stack gap={2} grow>
          <Heading level={1} size="lg">
            <Translated text="Welcome, {name}!" values={{ name: <bdi>{user.display_name}</bdi> }} />
          </Heading>
          <ProfilePrompt username={user.username}>{opener}</ProfilePrompt>
        </Stack>
      </Stack>
    ),
    footer: (
      <Stack align="start" gap={2}>
        <Button variant="quiet" flush startIcon="book" href={userPath(paths.diary, user.username)}>
          {translate('Diary')}
        </Button>
        <Button variant="quiet" flush startIcon="bookmark" href={paths.lists}>
          {translate('Lists')}
        </Button>
        <Button variant="quiet" flush startIcon="refresh" href={userPath(paths.changes, user.username)}>
          {translate('Recent changes')}
        </Button>
        <Button variant="quiet" flush startIcon="logout" onClick={handleLogout}>
          {translate('Logout')}
        </Button>
        {profile.state === 'ready' && isBlank(profile.data) && opener}
      </Stack>
    ),
  };
  const plain = <Collection {...parts} view={view} onViewChange={setView} />;
  return (
    <WidgetBoundary>
      {managed ? (
        <ManagedDashboard
          {...parts}
          view={managed}
          onViewChange={manage}
          unsupported={plain}
          meanwhile={<PageLoading />}
        />
      ) : (
        plain
      )}
      <LeaveGuard isUnsaved={isUnsaved} />
    </WidgetBoundary>
  );
}

const ManageButton = lazyPart<ManageButtonProps>(
  async () => (await import('./ManageButton.tsx')).ManageButton,
);

const ManagedDashboard = lazyPart<ManagedDashboardProps>(
  async () => (await import('./ManagedDashboard.tsx')).ManagedDashboard,
);

interface ProfilePromptProps {
  readonly username: string;
  readonly children: ReactNode;
}

/** A link to the profile for a user with an empty profile, and the children for others. While the profile loads, its space is reserved. */
function ProfilePrompt({ username, children }: ProfilePromptProps) {
  const translate = useTranslate();
  const { profile } = useProfile();
  return (
    <Stack align="start" keepsRoom>
      {profile.state === 'ready' && isBlank(profile.data) ? (
        <Button size="sm" href={userPath(paths.profile, username)} state={{ isNewUser: true }}>
          {translate('Complete your profile')}
        </Button>
      ) : (
        profile.state !== 'loading' && children
      )}
    </Stack>
  );
}

/** Whether a profile has no values yet. */
export function isBlank({ display_name, avatar_url, bio, location, website }: Profile): boolean {
  return ![display_name, avatar_url, bio, location, website].some(Boolean);
}
