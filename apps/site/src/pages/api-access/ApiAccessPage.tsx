import { ownMessages } from '@gildshelf/api-client/contract';
import { useUser } from '@gildshelf/api-client/react';
import { Alert, Grid, Heading, Link, Stack, Text, useTranslate } from '@gildshelf/ui';
import { useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { usePageTitle } from '../../routing/pageTitle.ts';
import { paths, userPath } from '../../routing/paths.ts';
import { RequireUser } from '../../routing/RequireUser.tsx';
import { TokensPanel } from './TokensPanel.tsx';
import { WebhooksPanel } from './WebhooksPanel.tsx';

const title = 'API access';

/** The page on which a user manages the access of scripts and other services to their collection. */
export function ApiAccessPage() {
  const translate = useTranslate();
  usePageTitle(translate(title));
  return (
    <RequireUser>
      <OwnApiAccess />
    </RequireUser>
  );
}

function OwnApiAccess() {
  const translate = useTranslate();
  const { username = '' } = useParams();
  const { user } = useUser();
  // When the session ends, the user stays on the page with what they have typed; another user gets a new page.
  const [lastUser, setLastUser] = useState(user);
  if (user && user !== lastUser) setLastUser(user);

  if (!lastUser) return null;
  if (lastUser.username !== username)
    return <Navigate to={userPath(paths.apiAccess, lastUser.username)} replace />;
  return (
    <Grid columns="aside" gap={10}>
      <Stack gap={3}>
        <Heading level={1} size="lg">
          {translate(title)}
        </Heading>
        <Text tone="secondary">
          {translate(
            'For scripts and services that use your collection in your name. Revoke what you no longer need.',
          )}
        </Text>
        <Text>
          <Link href={userPath(paths.profile, lastUser.username)}>{translate('Back to your profile')}</Link>
        </Text>
      </Stack>
      <Stack key={lastUser.userId} gap={6}>
        {!user && <Alert tone="danger">{translate(ownMessages.session.ended)}</Alert>}
        <TokensPanel isSignedIn={user !== null} />
        <WebhooksPanel isSignedIn={user !== null} />
      </Stack>
    </Grid>
  );
}
