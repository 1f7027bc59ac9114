import { ownMessages } from '@gildshelf/api-client/contract';
import { Alert, Button } from '@gildshelf/ui';
import { paths } from '../../paths.ts';

/** The message of a session that ended on the open page. The login opens in a new tab, so that this one keeps what is typed. */
export function SessionEnded() {
  const login = (
    <Button href={paths.login} target="_blank">
      Login
    </Button>
  );
  return (
    <Alert tone="danger" action={login}>
      {ownMessages.session.ended}
    </Alert>
  );
}
