import { messages } from '@gildshelf/api-client/contract';
import { useAccount, useUser } from '@gildshelf/api-client/react';
import { Alert, Avatar, Button, Heading, Stack } from '@gildshelf/ui';
import { Collection } from '@gildshelf/widgets';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { RequireUser } from '../../RequireUser.tsx';
import { usePageTitle } from '../../usePageTitle.ts';
import { WidgetBoundary } from '../../WidgetBoundary.tsx';
import { ProfileOffer } from './ProfileOffer.tsx';
import { useLatePlace } from './useLatePlace.ts';

export function DashboardPage() {
  usePageTitle('Dashboard');
  useLatePlace();
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

  if (!user) {
    return (
      <Stack gap={5}>
        <Heading level={1} size="lg">
          You are signed out
        </Heading>
        <Alert action={<Button href={paths.login}>Login</Button>}>{messages.collection.signedOut}</Alert>
      </Stack>
    );
  }
  if (user.username !== username) return <Navigate to={paths.dashboard(user.username)} replace />;

  function handleLogout() {
    // First away from the guarded page, so that the guard never sees a session end here.
    navigate(paths.home);
    logOut();
  }

  return (
    <WidgetBoundary>
      <Collection
        browseHref={paths.home}
        aside={
          <Stack gap={3}>
            {/* The picture is higher than the offer beside it, which may come late: nothing moves. */}
            <Stack direction="row" gap={4}>
              <Avatar size="lg" name={user.display_name} src={user.avatar_url ?? undefined} />
              <ProfileOffer username={user.username} />
            </Stack>
            <Heading level={1} size="lg">
              Welcome, {user.display_name}!
            </Heading>
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
    </WidgetBoundary>
  );
}
