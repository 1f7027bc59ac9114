import { expect, test } from 'vitest';
import { appRoutes, authRoutes } from './routes.ts';

test('contains every route once', () => {
  expect([...appRoutes, ...authRoutes].map(({ path }) => path)).toEqual([
    '/',
    '/game/:id',
    '/anime/:slug',
    '/search',
    '/user/:username/dashboard',
    '/user/:username/profile',
    '/user/:username/collection',
    '/account',
    '/embed',
    '/auth/login',
    '/auth/register',
    '/auth/verify-email',
    '/auth/verify-email-sent',
    '/auth/verify-email-success',
    '/auth/forgot-password',
    '/auth/reset-password',
    '/auth/oauth-callback',
    '/embed/rate',
  ]);
});
