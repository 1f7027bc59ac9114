import { messages } from '@gildshelf/api-client/contract';
import { useAccount, useUser } from '@gildshelf/api-client/react';
import { Avatar, Button, EmptyState, Heading, Stack, Text } from '@gildshelf/ui';
import { Collection } from '@gildshelf/widgets';
import { useState } from 'react';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';
import { LeaveGuard } from '../../leave-guard/LeaveGuard.tsx';
import { paths, userPath } from '../../paths.ts';
import { RequireUser } from '../../RequireUser.tsx';
import { usePageTitle } from '../../usePageTitle.ts';
import { WidgetBoundary } from '../../WidgetBoundary.tsx';
import { ProfilePrompt } from './ProfilePrompt.tsx';
import { useDashboardView } from './useDashboardView.ts';
import { useRestoredScroll } from './useRestoredScroll.ts';

export function DashboardPage() {
  usePageTitle('Dashboard');
  useRestoredScroll();
  return (
    <RequireUser>
      <Dashboard />
    </RequireUser>
  );
}

function Dashboard() {
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
        title="You are signed out"
        headingLevel={1}
        action={
          <Button variant="gold" href={paths.login}>
            Login
          </Button>
        }
      >
        <Text role="status">{messages.collection.signedOut}</Text>
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
                Welcome, <bdi>{user.display_name}</bdi>!
              </Heading>
              <ProfilePrompt username={user.username} />
            </Stack>
          </Stack>
        }
        footer={
          <Stack align="start">
            <Button variant="quiet" flush startIcon="logout" onClick={handleLogout}>
              Logout
            </Button>
          </Stack>
        }
      />
      <LeaveGuard isUnsaved={isUnsaved} />
    </WidgetBoundary>
  );
}
