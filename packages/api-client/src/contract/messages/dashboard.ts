export const dashboard = {
  /** Announced by screen readers after each choice; `titles` is 'game', 'games' or 'anime'. */
  results: (count: number, titles: string, status?: string) =>
    status === undefined ? `${count} ${titles}` : `${count} ${titles}, status: ${status}`,
} as const;
