import type { Locator, Page, Request } from '@playwright/test';
import { signUp } from '../../support/signUp.ts';
import { gate } from '../gate.ts';
import { expect, followPath, keptToken, openWithState, signIn, test } from './accountTest.ts';

const calls = '**/api/profile';
const profileOf = (username: string) => `/user/${username}/profile`;
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** Answers the saving of a profile in place of the server. */
async function answerSaving(page: Page, answer: { status: number; json?: unknown; body?: string } | 'none') {
  await page.route(calls, (route) => {
    if (route.request().method() !== 'PATCH') return route.fallback();
    return answer === 'none' ? route.abort() : route.fulfill(answer);
  });
}

/** What the page has sent of saved profiles so far. */
function savings(page: Page): () => unknown[] {
  const sent: unknown[] = [];
  page.on('request', (request: Request) => {
    if (request.method() === 'PATCH') sent.push(request.postDataJSON());
  });
  return () => sent;
}

test.describe('who may see a profile', () => {
  test('somebody without a session is led to the login', async ({ page, server }) => {
    await page.goto(`${server.url}${profileOf('mara')}`);
    await expect(page).toHaveURL(`${server.url}/auth/login`);
  });

  test('another person’s address is replaced by one’s own', async ({ page, server, person }) => {
    await page.goto(`${server.url}${profileOf('somebody')}`);
    await expect(page).toHaveURL(`${server.url}${profileOf(person.username)}`);
    await expect(field(page, 'Username')).toHaveValue(person.username);
    await expect(page).toHaveTitle('Edit Profile · Gildshelf');
  });
});

test.describe('a new person', () => {
  test('is offered to complete the profile, and is back on the dashboard after saving', async ({
    page,
    server,
    person,
    expectSound,
  }) => {
    await page.goto(`${server.url}/user/${person.username}/dashboard`);
    const offer = page.getByRole('link', { name: 'Complete your profile' });
    await expect(offer).toBeVisible();
    await expectSound();
    await offer.click();
    await expect(heading(page, 'Complete Your Profile')).toBeFocused();
    await expect(page.getByRole('link', { name: 'Skip for now' })).toBeVisible();
    await expectSound();

    await field(page, 'Display Name').fill('Mara Jade');
    const path = followPath(page);
    await page.getByRole('button', { name: 'Complete Profile' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Your profile has been saved.' })).toBeVisible();
    expect(path()).toEqual([]);
    await expectSound();
    await expect(heading(page, 'Welcome, Mara Jade!')).toBeFocused();
    await expect(page).toHaveURL(`${server.url}/user/${person.username}/dashboard`);
    await expect(offer).toHaveCount(0);
  });

  test('may skip it, and then nothing is sent', async ({ page, server, person }) => {
    const sent = savings(page);
    await openWithState(page, `${server.url}${profileOf(person.username)}`, { isNewUser: true });
    await field(page, 'Display Name').fill('Mara Jade');
    await page.getByRole('link', { name: 'Skip for now' }).click();
    await expect(heading(page, `Welcome, ${person.username}!`)).toBeVisible();
    expect(sent()).toEqual([]);
  });

  // @control:WEB-10
  for (const state of [{ isNewUser: 'yes' }, { isNewUser: { a: 1 } }, { isNewUser: [true] }, 'isNewUser', 7])
    test(`is not believed to be one by a forged ${JSON.stringify(state)}`, async ({
      page,
      server,
      person,
    }) => {
      await openWithState(page, `${server.url}${profileOf(person.username)}`, state);
      await expect(save(page)).toBeVisible();
      await expect(heading(page, 'Edit Profile')).toBeVisible();
      await expect(page.getByText('Skip for now')).toHaveCount(0);
    });

  for (const width of [320, 390, 1280])
    test(`is offered nothing before the profile is known, and nothing moves when the offer comes (${width} pixels)`, async ({
      page,
      server,
    }) => {
      const person = await signUp(server, `MaravilhosaDaPrateleiraDourada${width}`);
      await signIn(page, server, person);
      const answer = gate();
      await page.route(calls, async (route) => {
        await answer.opened;
        await route.fallback();
      });
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`${server.url}/user/${person.username}/dashboard`);
      const title = heading(page, `Welcome, ${person.username}!`);
      const offer = page.getByRole('link', { name: 'Complete your profile' });
      const empty = page.getByText("You haven't added any games to your all collection yet");
      await expect(empty).toBeVisible();
      await expect(offer).toHaveCount(0);
      const before = await placesOf([title, empty]);
      answer.open();
      await expect(offer).toBeVisible();
      expect(await placesOf([title, empty])).toEqual(before);
      const [end] = (await placesOf([offer])).map(endOf);
      const choices = [page.getByRole('radiogroup', { name: 'Collection' }), page.getByLabel('Status')];
      expect(end).toBeLessThanOrEqual(Math.max(...(await placesOf(choices)).map(endOf)));
    });

  test('is offered nothing when the profile cannot be read', async ({ page, server, person }) => {
    await page.route(calls, (route) => route.fulfill({ status: 500, json: {} }));
    const failed = page.waitForResponse(calls);
    await page.goto(`${server.url}/user/${person.username}/dashboard`);
    await failed;
    await expect(page.getByText("You haven't added any games to your all collection yet")).toBeVisible();
    await expect(page.getByText('Complete your profile')).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

const placesOf = (things: readonly Locator[]) => Promise.all(things.map((thing) => thing.boundingBox()));
const endOf = (box: Awaited<ReturnType<Locator['boundingBox']>>) =>
  (box?.x ?? Number.NaN) + (box?.width ?? 0);

test.describe('saving a profile', () => {
  test.beforeEach(async ({ page, server, person }) => {
    await page.goto(`${server.url}${profileOf(person.username)}`);
    await expect(save(page)).toBeVisible();
  });

  test('sends the five fields and no other, an empty one as null, and takes the new token', async ({
    page,
    person,
    expectSound,
  }) => {
    const sent = savings(page);
    await field(page, 'Display Name').fill('Mara Jade');
    await field(page, 'Bio').fill('One\nTwo');
    await field(page, 'Website').fill('http://mara.example.org');
    const answer = page.waitForResponse((response) => response.request().method() === 'PATCH');
    await save(page).click();
    await expect(page.getByRole('status').filter({ hasText: 'Your profile has been saved.' })).toBeVisible();
    const website = 'http://mara.example.org';
    expect(sent()).toEqual([
      { display_name: 'Mara Jade', avatar_url: null, bio: 'One\nTwo', location: null, website },
    ]);
    const { token } = await (await answer).json();
    expect(token).not.toBe(person.token);
    expect(await keptToken(page)).toBe(token);
    await expect(save(page)).toBeFocused();
    await expectSound();

    await page.reload();
    await expect(field(page, 'Bio')).toHaveValue('One\nTwo');
    await field(page, 'Bio').fill('');
    await save(page).click();
    await expect.poll(sent).toHaveLength(2);
    expect(sent()[1]).toMatchObject({ display_name: 'Mara Jade', bio: null });
  });

  test('waits while a field breaks a rule, which is told at the field', async ({ page, expectSound }) => {
    const sent = savings(page);
    const wrong = [
      ['Display Name', 'x'.repeat(81), 'Display Name may have at most 80 characters.'],
      [
        'Avatar URL',
        'http://example.org/a.png',
        'Avatar URL must be a web address that starts with https://.',
      ],
      ['Bio', 'x'.repeat(2001), 'Bio may have at most 2000 characters.'],
      ['Location', 'x'.repeat(121), 'Location may have at most 120 characters.'],
      ['Website', 'mara', 'Website must be a web address that starts with http:// or https://.'],
    ] as const;
    for (const [label, text] of wrong) await field(page, label).fill(text);
    await save(page).click();
    await expect(field(page, 'Display Name')).toBeFocused();
    for (const [label, , sentence] of wrong) {
      await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
      await expect(field(page, label)).toHaveAccessibleDescription(sentence);
    }
    await expectSound();
    await field(page, 'Website').fill('https://mara.example.org');
    await expect(field(page, 'Website')).not.toHaveAttribute('aria-invalid');
    expect(sent()).toEqual([]);
  });

  const typed = 'What I have typed';

  /** Presses 'Save Changes' and reads what is then said; what was typed is still there. */
  async function expectFailure(page: Page, sentence: string) {
    await field(page, 'Bio').fill(typed);
    await save(page).click();
    await expect(page.getByRole('alert').filter({ hasText: sentence })).toHaveText(sentence);
    await expect(field(page, 'Bio')).toHaveValue(typed);
    await expect(save(page)).toBeEnabled();
  }

  test('that fails without a word says so: Failed to update profile', async ({ page, expectSound }) => {
    await answerSaving(page, { status: 500, body: '<h1>Oh no</h1>' });
    await expectFailure(page, 'Failed to update profile');
    await expectSound();
  });

  test('that is refused gives the server’s list, joined by commas', async ({ page }) => {
    const errors = [{ message: 'Too bold.' }, { message: 'Too long.' }];
    await answerSaving(page, { status: 400, json: { message: 'Not like this.', errors } });
    await expectFailure(page, 'Too bold., Too long.');
  });

  test('that is refused without a list gives the server’s message', async ({ page }) => {
    await answerSaving(page, { status: 400, json: { message: 'Not like this.' } });
    await expectFailure(page, 'Not like this.');
  });

  test('without a network says so, and is saved later', async ({ page }) => {
    await answerSaving(page, 'none');
    await expectFailure(page, 'Unable to connect to server. Please try again later.');
    await page.unroute(calls);
    await save(page).click();
    await expect(page.getByText('Your profile has been saved.')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('is for later when the session ends in another tab; what is typed stays', async ({
    page,
    context,
    server,
    person,
    expectSound,
  }) => {
    await field(page, 'Bio').fill(typed);
    const other = await context.newPage();
    await other.goto(`${server.url}/robots.txt`);
    await other.evaluate(() => localStorage.removeItem('token'));
    const alert = page.getByRole('alert').filter({ hasText: 'Your session has ended. Please log in again.' });
    await expect(alert).toBeVisible();
    await expect(save(page)).toBeDisabled();
    await expectSound();
    await signIn(other, server, person);
    await expect(alert).toHaveCount(0);
    await expect(field(page, 'Bio')).toHaveValue(typed);
    await save(page).click();
    await expect(page.getByText('Your profile has been saved.')).toBeVisible();
  });

  test('shows the picture of the address while it is typed, and the initial where there is none', async ({
    page,
    person,
  }) => {
    const picture = 'https://pictures.example/mara.svg';
    const asked: string[] = [];
    await page.route(
      ({ protocol }) => protocol === 'https:',
      (route) => {
        asked.push(route.request().url());
        return route.fulfill({
          contentType: 'image/svg+xml',
          body: '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>',
        });
      },
    );
    const shown = page.getByRole('main').locator('img');
    await field(page, 'Avatar URL').fill('http://pictures.example/mara.svg');
    await field(page, 'Avatar URL').fill(picture);
    await expect(shown).toHaveAttribute('src', picture);
    await field(page, 'Avatar URL').fill('nothing');
    await expect(shown).toHaveCount(0);
    await expect(page.getByRole('main').getByText(person.username[0] ?? '', { exact: true })).toBeVisible();
    expect([...new Set(asked)]).toEqual([picture]);
  });
});

test('a profile that cannot be read says so: Failed to load profile data', async ({
  page,
  server,
  person,
  expectSound,
}) => {
  await page.route(calls, (route) => route.fulfill({ status: 500, json: { message: 'Boom' } }));
  await page.goto(`${server.url}${profileOf(person.username)}`);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Failed to load profile data');
  await expect(save(page)).toHaveCount(0);
  await expectSound();
  await page.unroute(calls);
  await alert.getByRole('button', { name: 'Try Again' }).click();
  await expect(save(page)).toBeVisible();
  await expect(alert).toHaveCount(0);
});
