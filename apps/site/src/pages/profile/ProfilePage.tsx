import { useUser } from '@gildshelf/api-client/react';
import { useState } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { readState } from '../../navigationState.ts';
import { paths, userPath } from '../../paths.ts';
import { RequireUser } from '../../RequireUser.tsx';
import { usePageTitle } from '../../usePageTitle.ts';
import { ProfileEditor } from './ProfileEditor.tsx';

export function ProfilePage() {
  const { state } = useLocation();
  const isNewUser = readState<boolean>(state, 'isNewUser', 'boolean') ?? false;
  const title = isNewUser ? 'Complete Your Profile' : 'Edit Profile';
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
