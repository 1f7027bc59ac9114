import { ownMessages } from '@gildshelf/api-client/contract';
import { Alert, Button } from '@gildshelf/ui';
import { paths } from '../../paths.ts';

/** The session has ended on the open page. The login opens beside it: this tab keeps what is typed and follows the session. */
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
