import {
  getProfile,
  getVisibility,
  saveProfile as saveProfileCall,
  setVisibility,
} from '@gildshelf/api-client/contract';
import type { Api } from '../Api.ts';
import { serve } from '../serve.ts';
import type { Accounts } from '../services/Accounts.ts';
import { changeVisibility } from '../services/profile/changeVisibility.ts';
import { readProfile } from '../services/profile/readProfile.ts';
import { readVisibility } from '../services/profile/readVisibility.ts';
import { saveProfile } from '../services/profile/saveProfile.ts';

/** The calls under /api/profile. */
export function serveProfile(api: Api, accounts: Accounts): void {
  serve(api, getProfile, ({ user }) => readProfile(accounts, user));
  serve(api, saveProfileCall, ({ user, body }) => saveProfile(accounts, user, body));
  serve(api, getVisibility, ({ user }) => readVisibility(accounts, user));
  serve(api, setVisibility, ({ user, body }) => changeVisibility(accounts, user, body));
}
