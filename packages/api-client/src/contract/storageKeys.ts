// Keys in the browser's storage; other hosts and versions use the same. Each is an export of its own, so that a bundle contains only those
// that it uses.

export const token = 'token';
export const contentType = 'contentType';
export const topGames = 'topGames';
export const topAnime = 'topAnime';
export const ownContent = 'ownContent';
export const thumbnail = (videoId: string) => `thumbnail_${videoId}`;
