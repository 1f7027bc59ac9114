import { auth } from '@gildshelf/api-client/contract';
import type { Context } from 'hono';
import type { Api } from '../Api.ts';
import { serve } from '../serve.ts';
import type { Accounts } from '../services/Accounts.ts';
import { askHumanCheck } from '../services/limits/askHumanCheck.ts';
import { changePassword } from '../services/passwords/changePassword.ts';
import { forgotPassword } from '../services/passwords/forgotPassword.ts';
import { resetPassword } from '../services/passwords/resetPassword.ts';
import { readVerificationStatus } from '../services/registration/readVerificationStatus.ts';
import { register } from '../services/registration/register.ts';
import { resendVerification } from '../services/registration/resendVerification.ts';
import { verifyEmail } from '../services/registration/verifyEmail.ts';
import { exchangeSession } from '../services/sessions/exchangeSession.ts';
import { logIn } from '../services/sessions/logIn.ts';
import { logOut } from '../services/sessions/logOut.ts';

/** The calls under /api/auth; `address` tells where a request comes from. */
export function serveAuth(api: Api, accounts: Accounts, address: (context: Context) => string): void {
  serve(api, auth.login, ({ body, context }) => logIn(accounts, body, address(context)));
  serve(api, auth.register, ({ body, context }) => register(accounts, body, address(context)));
  serve(api, auth.verifyEmail, ({ body, context }) => verifyEmail(accounts, body.token, address(context)));
  serve(api, auth.resendVerification, ({ body, context }) =>
    resendVerification(accounts, body.email, address(context)),
  );
  serve(api, auth.verificationStatus, ({ query, context }) =>
    readVerificationStatus(accounts, query.email, address(context)),
  );
  serve(api, auth.changePassword, ({ user, body, context }) =>
    changePassword(accounts, user, body, address(context)),
  );
  serve(api, auth.forgotPassword, ({ body, context }) => forgotPassword(accounts, body, address(context)));
  serve(api, auth.verifyPasswordReset, ({ body, context }) =>
    resetPassword(accounts, body, address(context)),
  );
  serve(api, auth.exchangeSession, ({ user }) => exchangeSession(accounts, user));
  serve(api, auth.logout, ({ user }) => logOut(accounts, user));
  serve(api, auth.humanCheckChallenge, ({ context }) => askHumanCheck(accounts, address(context)));
}
