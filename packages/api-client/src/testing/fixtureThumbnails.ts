import { present, thumbnailStore } from '../client/index.ts';
import { coverDataUri, drawCover } from '../contract/media/cover/index.ts';
import { fixtureAnime } from './titles/fixtureAnime.ts';

const embedVideoId = /\/embed\/([\w-]+)/;

/**
 * Local storage entries, by key, with a cached thumbnail for each trailer of the fixtures: generated banners, so that no image is
 * requested from a provider. Store them in local storage before a title is rendered.
 */
export function fixtureThumbnails(): Record<string, string> {
  const entries: Record<string, string> = {};
  const storage = {
    get: () => null,
    set: (key: string, text: string) => {
      entries[key] = text;
    },
    remove: () => undefined,
  };
  for (const item of fixtureAnime) {
    const view = present('anime', item);
    const videoId = embedVideoId.exec(view.trailerUrl ?? '')?.[1];
    if (videoId) thumbnailStore(storage, videoId).write(coverDataUri(drawCover(view, 'banner')));
  }
  return entries;
}
