import { expect, logIn, password, test, variants } from './alternativeApiTest.ts';

const email = 'mara@example.org';

for (const untracked of variants)
  test.describe(`with another API implementation, variant '${untracked}'`, () => {
    test.use({ untracked });

    test('a visitor registers, verifies the email address and logs in', async ({
      page,
      api,
      site,
      expectNoViolations,
    }) => {
      await page.goto(site.url);
      await page.getByRole('link', { name: 'Join Now' }).click();
      await page.getByLabel('Email', { exact: true }).fill(email);
      await page.getByLabel('Username').fill('Mara');
      await page.getByRole('textbox', { name: 'Password' }).fill(password);
      await page.getByRole('button', { name: 'Register', exact: true }).click();
      await expect(page).toHaveURL(`${site.url}/auth/verify-email-sent`);
      await expect(page.getByText(`We have written to ${email}.`)).toBeVisible();
      await expectNoViolations();

      await page.getByRole('link', { name: 'Back to Login' }).click();
      await logIn(page, 'Mara');
      await page.getByRole('link', { name: 'Verify Email Now' }).click();
      await page.getByRole('button', { name: 'Check Verification Status' }).click();
      await expect(page.getByText('Email is not verified yet.', { exact: false })).toBeVisible();
      const firstLink = api.accounts.lastLinkToken();
      await page.getByRole('button', { name: 'Resend Verification Email' }).click();
      await expect.poll(api.accounts.lastLinkToken).not.toBe(firstLink);
      const link = `${site.url}/auth/verify-email?token=${api.accounts.lastLinkToken()}`;
      await page.goto(link);
      await expect(page.getByRole('heading', { name: 'Email Verified!' })).toBeVisible();
      await page.goto(link);
      await expect(page.getByText('Email already verified. You can log in.')).toBeVisible();
      await page.goto(`${site.url}/auth/verify-email?token=nobodys`);
      await expect(page.getByText('This verification link has expired.', { exact: false })).toBeVisible();

      await page.getByRole('link', { name: 'Back to Login' }).click();
      await logIn(page, email, 'wrong1!');
      await expect(page.getByRole('alert')).toHaveText('We do not know the two of you.');
      await logIn(page, email);
      await expect(page).toHaveURL(`${site.url}/user/Mara/dashboard`);
      await expect(page.getByText("You haven't added any games to your all collection yet")).toBeVisible();
      await expectNoViolations();
      await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
      await expect(page).toHaveURL(`${site.url}/`);
      await expect(page.getByRole('link', { name: 'Join Now' })).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    });

    test('a user resets a forgotten password with the mailed link and logs in with the new one', async ({
      page,
      api,
      site,
    }) => {
      const user = api.accounts.add({ email, username: 'Mara', password });
      user.isVerified = true;
      await page.goto(`${site.url}/auth/login`);
      await page.getByRole('link', { name: 'Forgot Password?' }).click();
      await page.getByLabel('Email', { exact: true }).fill(email);
      await page.getByRole('button', { name: 'Send Reset Link' }).click();
      await expect(page.getByRole('dialog')).toContainText(
        'If an account with that email exists, a password reset link has been sent.',
      );
      await page.goto(`${site.url}/auth/reset-password?token=${api.accounts.lastLinkToken()}`);
      for (const label of ['New Password', 'Confirm Password'])
        await page.getByRole('textbox', { name: label }).fill('gilded2!');
      await page.getByRole('button', { name: 'Reset Password' }).click();
      const done = page.getByRole('alertdialog', { name: 'Password Reset Successful' });
      await done.getByRole('button', { name: 'Go to Login' }).click();
      await logIn(page, 'Mara', 'gilded2!');
      await expect(page.getByRole('heading', { name: 'Welcome, Mara!' })).toBeVisible();
    });
  });

for (const untracked of ['404', 'null'] as const)
  test.describe(`with another API implementation, variant '${untracked}'`, () => {
    test.use({ untracked });

    test('a third-party sign-in starts a session when it returns with a token to either of the two URLs', async ({
      page,
      site,
    }) => {
      await page.goto(`${site.url}/auth/login`);
      await page.getByRole('link', { name: 'Continue with Google' }).click();
      await expect(page).toHaveURL(`${site.url}/user/Ilse/dashboard`);
      await expect(page.getByRole('heading', { name: 'Welcome, Ilse!' })).toBeVisible();
      await page.getByRole('navigation').getByRole('button', { name: 'Account' }).click();
      await page.getByRole('menuitem', { name: 'Logout' }).click();
      await expect(page.getByRole('link', { name: 'Join Now' })).toBeVisible();
    });
  });
