import { present, thumbnailStore } from '../client/index.ts';
import { coverDataUri, drawCover } from '../contract/media/cover/index.ts';
import { fixtureAnime } from './fixtureAnime.ts';

const videoIdPart = /\/embed\/([\w-]+)/;

/**
 * What a browser keeps once it has seen every trailer of the fixtures, by key: drawn banners, so that no provider is asked
 * for a picture. Put it into local storage before a title is shown.
 */
export function fixtureThumbnails(): Record<string, string> {
  const kept: Record<string, string> = {};
  const storage = {
    get: () => null,
    set: (key: string, text: string) => {
      kept[key] = text;
    },
    remove: () => undefined,
  };
  for (const item of fixtureAnime) {
    const view = present('anime', item);
    const videoId = videoIdPart.exec(view.trailerUrl ?? '')?.[1];
    if (videoId) thumbnailStore(storage, videoId).write(coverDataUri(drawCover(view, 'banner')));
  }
  return kept;
}
