/** Keys in the browser's storage; other hosts and versions use the same. */
export const storageKeys = {
  token: 'token',
  contentType: 'contentType',
  /** 'off': no prompt for the dates of plays after a change of the status. */
  statusDates: 'statusDates',
  topGames: 'topGames',
  topAnime: 'topAnime',
  thumbnail: (videoId: string) => `thumbnail_${videoId}`,
} as const;
