export const dashboard = {
  /** Announced by screen readers after each choice; `titles` is 'game', 'games' or 'anime'. */
  results: '{count} {titles}',
  resultsOfStatus: '{count} {titles}, status: {status}',
} as const;
