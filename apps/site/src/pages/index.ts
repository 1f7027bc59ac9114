import { accountPage } from './account/page.ts';
import { apiAccessPage } from './api-access/page.ts';
import { appearancePage } from './appearance/page.ts';
import { browsePages } from './browse/page.ts';
import { changesPage } from './changes/page.ts';
import { collectionPage } from './collection/page.ts';
import { dashboardPage } from './dashboard/page.ts';
import { dataPage } from './data/page.ts';
import type { BrowserPage } from './definePage.ts';
import { diaryPage } from './diary/page.ts';
import { builderPage } from './embed/page.ts';
import { homePage } from './home/page.ts';
import { listPage, ownListsPage, publicListsPage } from './lists/page.ts';
import { loginPage } from './login/page.ts';
import { mediaPages } from './media/page.ts';
import { forgotPasswordPage, resetPasswordPage } from './password/page.ts';
import { profilePage } from './profile/page.ts';
import { ratePage } from './rate/page.ts';
import { registerPage } from './register/page.ts';
import { searchPage } from './search/page.ts';
import { oauthCallbackPage } from './third-party/page.ts';
import { verifyEmailPages, verifyEmailSuccessPage } from './verify-email/page.ts';

/** Every page with a component of its own. */
export const pages: readonly BrowserPage[] = [
  homePage,
  ...mediaPages,
  searchPage,
  ...browsePages,
  dashboardPage,
  profilePage,
  apiAccessPage,
  collectionPage,
  diaryPage,
  changesPage,
  ownListsPage,
  publicListsPage,
  listPage,
  accountPage,
  appearancePage,
  dataPage,
  builderPage,
  loginPage,
  registerPage,
  ...verifyEmailPages,
  verifyEmailSuccessPage,
  forgotPasswordPage,
  resetPasswordPage,
  oauthCallbackPage,
  ratePage,
];
