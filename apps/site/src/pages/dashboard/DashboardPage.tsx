import { messages, type Profile } from '@gildshelf/api-client/contract';
import { useAccount, useProfile, useUser } from '@gildshelf/api-client/react';
import { Avatar, Button, EmptyState, Heading, Stack, Text, Translated, useTranslate } from '@gildshelf/ui';
import { Collection, type CollectionView } from '@gildshelf/widgets';
import { startTransition, useOptimistic, useState } from 'react';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';
import { WidgetBoundary } from '../../app/ErrorBoundary.tsx';
import { LeaveGuard } from '../../leave-guard/LeaveGuard.tsx';
import { catalogueTypeOf } from '../../routing/navigation.ts';
import { usePageTitle } from '../../routing/pageTitle.ts';
import { paths, userPath } from '../../routing/paths.ts';
import { RequireUser } from '../../routing/RequireUser.tsx';
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
  const navigate = useNavigate();
  const { search } = useLocation();
  const { view, setView } = useDashboardView();
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

  return (
    <WidgetBoundary>
      <Collection
        browseHref={paths.home}
        view={view}
        onViewChange={setView}
        onUnsavedChange={setIsUnsaved}
        aside={
          <Stack direction="row" gap={4} align="start" wrap>
            <Avatar size="lg" name={user.display_name} src={user.avatar_url ?? undefined} />
            {/* The prompt may load late: in the last position it causes no layout shift. */}
            <Stack gap={2} grow>
              <Heading level={1} size="lg">
                <Translated text="Welcome, {name}!" values={{ name: <bdi>{user.display_name}</bdi> }} />
              </Heading>
              <ProfilePrompt username={user.username} />
            </Stack>
          </Stack>
        }
        footer={
          <Stack align="start" gap={2}>
            <Button variant="quiet" flush startIcon="book" href={userPath(paths.diary, user.username)}>
              {translate('Diary')}
            </Button>
            <Button variant="quiet" flush startIcon="refresh" href={userPath(paths.changes, user.username)}>
              {translate('Recent changes')}
            </Button>
            <Button variant="quiet" flush startIcon="logout" onClick={handleLogout}>
              {translate('Logout')}
            </Button>
          </Stack>
        }
      />
      <LeaveGuard isUnsaved={isUnsaved} />
    </WidgetBoundary>
  );
}

/** A link to the profile for a user with an empty profile. Empty for others and while the profile loads, but its space is reserved. */
function ProfilePrompt({ username }: { readonly username: string }) {
  const translate = useTranslate();
  const { profile } = useProfile();
  return (
    <Stack align="start" keepsRoom>
      {profile.state === 'ready' && isBlank(profile.data) && (
        <Button size="sm" href={userPath(paths.profile, username)} state={{ isNewUser: true }}>
          {translate('Complete your profile')}
        </Button>
      )}
    </Stack>
  );
}

/** Whether a profile has no values yet. */
export function isBlank({ display_name, avatar_url, bio, location, website }: Profile): boolean {
  return ![display_name, avatar_url, bio, location, website].some(Boolean);
}

/**
 * The media type and status that the dashboard shows, from `?type=` and `?status=`. A choice replaces the history entry, so
 * that Back from a title restores it and Back on the dashboard leaves in one step.
 */
function useDashboardView() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const parameters = new URLSearchParams(search);
  const fromUrl: CollectionView = {
    type: catalogueTypeOf(parameters.get('type')),
    status: parameters.get('status') ?? undefined,
  };
  // The router updates in a transition; without optimistic state a control would show its old value until then.
  const [view, showView] = useOptimistic(fromUrl);

  function setView({ type, status }: CollectionView) {
    const next = new URLSearchParams();
    if (type) next.set('type', type);
    if (status) next.set('status', status);
    startTransition(() => {
      showView({ type, status });
      navigate({ pathname, search: `?${next}` }, { replace: true, state });
    });
  }

  return { view, setView };
}
