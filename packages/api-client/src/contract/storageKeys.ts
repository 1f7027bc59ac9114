/** Keys in the browser's storage; other hosts and versions use the same. */
export const storageKeys = {
  token: 'token',
  contentType: 'contentType',
  topGames: 'topGames',
  topAnime: 'topAnime',
  thumbnail: (videoId: string) => `thumbnail_${videoId}`,
} as const;
