import { useProfile } from '@gildshelf/api-client/react';
import { Button, Stack } from '@gildshelf/ui';
import { paths } from '../../paths.ts';
import { isBlank } from '../profile/isBlank.ts';

/** Leads somebody who has said nothing about themselves to their profile; nothing for others, and while it is not known. Its room is kept. */
export function ProfileOffer({ username }: { readonly username: string }) {
  const { profile } = useProfile();
  return (
    <Stack align="start" keepsRoom>
      {profile.state === 'ready' && isBlank(profile.data) && (
        <Button size="sm" href={paths.profile(username)} state={{ isNewUser: true }}>
          Complete your profile
        </Button>
      )}
    </Stack>
  );
}
