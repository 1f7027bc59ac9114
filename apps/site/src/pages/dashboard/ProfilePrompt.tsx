import { useProfile } from '@gildshelf/api-client/react';
import { Button, Stack } from '@gildshelf/ui';
import { paths, userPath } from '../../paths.ts';
import { isBlank } from '../profile/isBlank.ts';

/** A link to the profile for a user with an empty profile. Empty for others and while the profile loads, but its space is reserved. */
export function ProfilePrompt({ username }: { readonly username: string }) {
  const { profile } = useProfile();
  return (
    <Stack align="start" keepsRoom>
      {profile.state === 'ready' && isBlank(profile.data) && (
        <Button size="sm" href={userPath(paths.profile, username)} state={{ isNewUser: true }}>
          Complete your profile
        </Button>
      )}
    </Stack>
  );
}
