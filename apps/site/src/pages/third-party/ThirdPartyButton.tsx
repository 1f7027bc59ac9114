import { auth } from '@gildshelf/api-client/contract';
import { useApi } from '@gildshelf/api-client/react';
import { Button, Divider, ProviderMark } from '@gildshelf/ui';
import { useSettings } from '../../siteSettings.ts';
import { useIsLive } from '../../useIsLive.ts';

export interface ThirdPartyButtonProps {
  readonly verb: 'Continue' | 'Sign up';
}

/** Leads away to whoever vouches for people, below an 'or'; nothing where nobody does. */
export function ThirdPartyButton({ verb }: ThirdPartyButtonProps) {
  const { client } = useApi();
  const isLive = useIsLive();
  const { thirdParty: name } = useSettings();
  if (name === null) return null;
  // A whole address, so that the router leaves it to the browser; before there is a router, a server's page needs none.
  const origin = client.host || (isLive ? location.origin : '');
  return (
    <>
      <Divider word="or" />
      <Button size="lg" fullWidth href={`${origin}${auth.thirdPartySignInPath}`}>
        <ProviderMark name={name} />
        <span>
          {verb} with {name}
        </span>
      </Button>
    </>
  );
}
