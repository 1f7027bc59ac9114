import { auth } from '@gildshelf/api-client/contract';
import type { Context } from 'hono';
import type { Api } from '../../platform/http/endpoint/serveEndpoint.ts';
import { serveEndpoint } from '../../platform/http/endpoint/serveEndpoint.ts';
import type { Accounts } from './Accounts.ts';
import { issueChallenge } from './human-check/issueChallenge.ts';
import { changePassword } from './passwords/changePassword.ts';
import { forgotPassword } from './passwords/forgotPassword.ts';
import { resetPassword } from './passwords/resetPassword.ts';
import { readVerificationStatus } from './registration/readVerificationStatus.ts';
import { register } from './registration/register.ts';
import { resendVerification } from './registration/resendVerification.ts';
import { verifyEmail } from './registration/verifyEmail.ts';
import { exchangeSession } from './sessions/exchangeSession.ts';
import { logIn } from './sessions/logIn.ts';
import { logOut } from './sessions/logOut.ts';

/** Serves the endpoints under /api/auth; `clientIp` returns the IP address that the rate limits of a request count by. */
export function serveAuth(api: Api, accounts: Accounts, clientIp: (context: Context) => string): void {
  serveEndpoint(api, auth.login, ({ body, context }) => logIn(accounts, body, clientIp(context)));
  serveEndpoint(api, auth.register, ({ body, context }) => register(accounts, body, clientIp(context)));
  serveEndpoint(api, auth.verifyEmail, ({ body, context }) =>
    verifyEmail(accounts, body.token, clientIp(context)),
  );
  serveEndpoint(api, auth.resendVerification, ({ body, context }) =>
    resendVerification(accounts, body.email, clientIp(context)),
  );
  serveEndpoint(api, auth.verificationStatus, ({ query, context }) =>
    readVerificationStatus(accounts, query.email, clientIp(context)),
  );
  serveEndpoint(api, auth.changePassword, ({ user, body, context }) =>
    changePassword(accounts, user, body, clientIp(context)),
  );
  serveEndpoint(api, auth.forgotPassword, ({ body, context }) =>
    forgotPassword(accounts, body, clientIp(context)),
  );
  serveEndpoint(api, auth.verifyPasswordReset, ({ body, context }) =>
    resetPassword(accounts, body, clientIp(context)),
  );
  serveEndpoint(api, auth.exchangeSession, ({ user }) => exchangeSession(accounts, user));
  serveEndpoint(api, auth.logout, ({ user }) => logOut(accounts, user));
  serveEndpoint(api, auth.humanCheckChallenge, ({ context }) => issueChallenge(accounts, clientIp(context)));
}
