import {
  getProfile,
  getVisibility,
  saveProfile as saveProfileCall,
  setVisibility,
} from '@gildshelf/api-client/contract';
import type { Api } from '../../../platform/http/endpoint/serveEndpoint.ts';
import { serveEndpoint } from '../../../platform/http/endpoint/serveEndpoint.ts';
import type { Accounts } from '../Accounts.ts';
import { readProfile, saveProfile } from './profile.ts';
import { changeVisibility, readVisibility } from './visibility.ts';

/** Serves the endpoints under /api/profile. */
export function serveProfile(api: Api, accounts: Accounts): void {
  serveEndpoint(api, getProfile, ({ user }) => readProfile(accounts, user));
  serveEndpoint(api, saveProfileCall, ({ user, body }) => saveProfile(accounts, user, body));
  serveEndpoint(api, getVisibility, ({ user }) => readVisibility(accounts, user));
  serveEndpoint(api, setVisibility, ({ user, body }) => changeVisibility(accounts, user, body));
}
