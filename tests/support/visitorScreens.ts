import { ownMessages } from '@gildshelf/api-client/contract';

/** The path and the heading of every screen that a visitor without a session can open. */
export const screens = [
  { path: '/', heading: 'Gildshelf' },
  { path: '/game/the-witcher-3-wild-hunt', heading: 'The Witcher 3: Wild Hunt' },
  { path: '/anime/frieren-beyond-journeys-end', heading: "Frieren: Beyond Journey's End" },
  { path: '/game/nothing-of-this-name', heading: 'Game' },
  { path: '/search?query=legend', heading: 'Discover Content' },
  { path: '/account', heading: 'Your shelf is waiting' },
  { path: '/auth/login', heading: 'Welcome Back!' },
  { path: '/auth/register', heading: 'Join the Adventure' },
  { path: '/auth/verify-email', heading: 'Check Your Email' },
  { path: '/auth/verify-email-success', heading: 'Email Verified!' },
  { path: '/auth/forgot-password', heading: 'Forgot Password?' },
  { path: '/auth/reset-password', heading: 'Reset Password' },
  { path: '/auth/oauth-callback', heading: 'Welcome Back!' },
  { path: '/user/nobody/collection', heading: ownMessages.collection.notPublic },
  { path: '/embed', heading: 'Show Gildshelf on your page' },
  { path: '/nowhere', heading: 'Unexpected Application Error!' },
] as const;
