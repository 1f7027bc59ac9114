import { useUser } from '@gildshelf/api-client/react';
import { useState } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { readState } from '../../navigationState.ts';
import { paths } from '../../paths.ts';
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
  // Whose session has ended stays, with what they have typed; somebody else begins anew.
  const [person, setPerson] = useState(user);
  if (user && user !== person) setPerson(user);

  if (!person) return null;
  if (person.username !== username) return <Navigate to={paths.profile(person.username)} replace />;
  return <ProfileEditor key={person.userId} person={person} isSignedIn={user !== null} {...props} />;
}
