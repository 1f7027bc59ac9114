import { auth } from '@gildshelf/api-client/contract';
import { useApi } from '@gildshelf/api-client/react';
import { Button, Divider, ProviderMark, useTranslate } from '@gildshelf/ui';
import { useSettings } from '../../app/siteSettings.ts';

export interface ThirdPartyButtonProps {
  readonly verb: 'Continue' | 'Sign up';
}

/** A link to the sign-in of the third party, below an 'or'; renders nothing when none is configured. */
export function ThirdPartyButton({ verb }: ThirdPartyButtonProps) {
  const translate = useTranslate();
  const { client } = useApi();
  const { thirdParty: name } = useSettings();
  if (name === null) return null;
  return (
    <>
      <Divider word={translate('or')} />
      <Button size="lg" fullWidth href={`${client.host}${auth.thirdPartySignInPath}`}>
        <ProviderMark name={name} />
        <span>
          {translate(verb === 'Continue' ? 'Continue with {name}' : 'Sign up with {name}', { name })}
        </span>
      </Button>
    </>
  );
}
