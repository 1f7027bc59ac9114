/**
 * The headers of what a user has made public: it is the same for all clients of any origin, and cached for a minute only, since the user
 * may make it private at any time.
 */
export const userContentHeaders = {
  'cache-control': 'public, max-age=60',
  'access-control-allow-origin': '*',
} as const;
