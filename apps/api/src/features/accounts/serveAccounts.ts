import {
  auth,
  getAdultTitles,
  getProfile,
  getVisibility,
  setAdultTitles,
  setVisibility,
  updateProfile,
} from '@gildshelf/api-client/contract';
import type { Context } from 'hono';
import { type Api, serveEndpoint } from '../../platform/http/endpoint/serveEndpoint.ts';
import { requestLanguage } from '../../platform/languages/chooseLanguage.ts';
import type { Accounts } from './Accounts.ts';
import { issueChallenge } from './human-check/humanCheck.ts';
import { changePassword, forgotPassword, resetPassword } from './passwords/passwords.ts';
import {
  changeAdultTitles,
  changeVisibility,
  readAdultTitles,
  readProfile,
  readVisibility,
  saveProfile,
} from './profile/profile.ts';
import {
  readVerificationStatus,
  register,
  resendVerification,
  verifyEmail,
} from './registration/registration.ts';
import { logIn } from './sessions/logIn.ts';
import { exchangeSession, logOut } from './sessions/sessions.ts';

/** Serves the endpoints under /api/auth; `clientIp` returns the IP address that the rate limits of a request count by. */
export function serveAuth(api: Api, accounts: Accounts, clientIp: (context: Context) => string): void {
  serveEndpoint(api, auth.logIn, ({ body, context }) => logIn(accounts, body, clientIp(context)));
  serveEndpoint(api, auth.register, ({ body, context }) =>
    register(accounts, body, clientIp(context), requestLanguage(context)),
  );
  serveEndpoint(api, auth.verifyEmail, ({ body, context }) =>
    verifyEmail(accounts, body.token, clientIp(context)),
  );
  serveEndpoint(api, auth.resendVerification, ({ body, context }) =>
    resendVerification(accounts, body.email, clientIp(context), requestLanguage(context)),
  );
  serveEndpoint(api, auth.getVerificationStatus, ({ query, context }) =>
    readVerificationStatus(accounts, query.email, clientIp(context)),
  );
  serveEndpoint(api, auth.changePassword, ({ user, body, context }) =>
    changePassword(accounts, user, body, clientIp(context), requestLanguage(context)),
  );
  serveEndpoint(api, auth.requestPasswordReset, ({ body, context }) =>
    forgotPassword(accounts, body, clientIp(context), requestLanguage(context)),
  );
  serveEndpoint(api, auth.resetPassword, ({ body, context }) =>
    resetPassword(accounts, body, clientIp(context), requestLanguage(context)),
  );
  serveEndpoint(api, auth.exchangeSession, ({ user }) => exchangeSession(accounts, user));
  serveEndpoint(api, auth.logOut, ({ user }) => logOut(accounts, user));
  serveEndpoint(api, auth.getHumanCheck, ({ context }) => issueChallenge(accounts, clientIp(context)));
}

/** Serves the endpoints under /api/profile. */
export function serveProfile(api: Api, accounts: Accounts): void {
  serveEndpoint(api, getProfile, ({ user }) => readProfile(accounts, user));
  serveEndpoint(api, updateProfile, ({ user, body }) => saveProfile(accounts, user, body));
  serveEndpoint(api, getVisibility, ({ user }) => readVisibility(accounts, user));
  serveEndpoint(api, setVisibility, ({ user, body }) => changeVisibility(accounts, user, body));
  serveEndpoint(api, getAdultTitles, ({ user }) => readAdultTitles(user));
  serveEndpoint(api, setAdultTitles, ({ user, body }) => changeAdultTitles(accounts, user, body));
}
