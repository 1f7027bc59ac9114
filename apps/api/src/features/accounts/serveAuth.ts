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

/** The calls under /api/auth; `address` tells where a request comes from. */
export function serveAuth(api: Api, accounts: Accounts, address: (context: Context) => string): void {
  serveEndpoint(api, auth.login, ({ body, context }) => logIn(accounts, body, address(context)));
  serveEndpoint(api, auth.register, ({ body, context }) => register(accounts, body, address(context)));
  serveEndpoint(api, auth.verifyEmail, ({ body, context }) =>
    verifyEmail(accounts, body.token, address(context)),
  );
  serveEndpoint(api, auth.resendVerification, ({ body, context }) =>
    resendVerification(accounts, body.email, address(context)),
  );
  serveEndpoint(api, auth.verificationStatus, ({ query, context }) =>
    readVerificationStatus(accounts, query.email, address(context)),
  );
  serveEndpoint(api, auth.changePassword, ({ user, body, context }) =>
    changePassword(accounts, user, body, address(context)),
  );
  serveEndpoint(api, auth.forgotPassword, ({ body, context }) =>
    forgotPassword(accounts, body, address(context)),
  );
  serveEndpoint(api, auth.verifyPasswordReset, ({ body, context }) =>
    resetPassword(accounts, body, address(context)),
  );
  serveEndpoint(api, auth.exchangeSession, ({ user }) => exchangeSession(accounts, user));
  serveEndpoint(api, auth.logout, ({ user }) => logOut(accounts, user));
  serveEndpoint(api, auth.humanCheckChallenge, ({ context }) => issueChallenge(accounts, address(context)));
}
