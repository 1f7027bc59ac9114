import type { Page } from '@playwright/test';
import type { RunningServer } from '../../../scripts/servers/startServer.ts';
import type { TestUser } from '../../support/accounts/signUp.ts';
import { expect, openFullyLoaded } from '../fixtures/serverTest.ts';
import { waitForAnimations } from './pageRendering.ts';

/** A screen in one of its states, and how to reach the state from its URL. */
export interface State {
  readonly name: string;
  /** `:owner` stands for the username of the signed-in user. */
  readonly path: string;
  readonly signedIn?: true;
  /** Whether axe also checks the screen from right to left. */
  readonly isCheckedRtl?: true;
  /** Runs before the page is opened. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** Runs on the opened page; resolves when the state is reached. */
  readonly reach: (page: Page) => Promise<unknown>;
}

/** Waits for the heading of a screen. */
export const heading = (name: string) => (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
/** Makes the requests of a path fail. */
export const fail = (path: string) => (page: Page) =>
  page.route(path, (route) => route.fulfill({ status: 500, json: {} }));

/** Opens a page and brings it to one of its states; resolves when its code has loaded and no animation is running. */
export async function openState(
  page: Page,
  server: RunningServer,
  state: State,
  owner: TestUser,
): Promise<void> {
  await state.prepare?.(page);
  await openFullyLoaded(page, `${server.url}${state.path.replace(':owner', owner.username)}`);
  await state.reach(page);
  await waitForAnimations(page);
}
