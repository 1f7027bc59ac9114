import { trailerVideoId } from '@gildshelf/api-client/contract';

const videoId = /^[\w-]{11}$/;

/** Where a trailer can be played, made anew from YouTube's id or out of an embed address; undefined where neither is one. */
export function trailerAddress(id: string | undefined, embedUrl?: string): string | undefined {
  const found = id && videoId.test(id) ? id : trailerVideoId(embedUrl ?? '');
  return found ? `https://www.youtube-nocookie.com/embed/${found}` : undefined;
}
