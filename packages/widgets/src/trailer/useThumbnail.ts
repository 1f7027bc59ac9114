import { thumbnailStore } from '@gildshelf/api-client';
import { useApi } from '@gildshelf/api-client/react';
import { useEffect, useState } from 'react';

/** A thumbnail that is not there still comes as a grey picture of this width. */
const missingWidth = 120;

function largestThumbnail(videoId: string): string {
  return `https://i.ytimg.com/vi/${videoId}/maxresdefault.jpg`;
}

/** The largest thumbnail of a video, once it is known to be there (remembered for 7 days); null until then. */
export function useThumbnail(videoId: string): string | null {
  const { localStorage } = useApi();
  const [found, setFound] = useState<{ readonly videoId: string; readonly url: string }>();

  useEffect(() => {
    const store = thumbnailStore(localStorage, videoId);
    const kept = store.read();
    if (kept) return setFound({ videoId, url: kept });
    const image = new Image();
    const url = largestThumbnail(videoId);
    image.onload = () => {
      if (image.naturalWidth <= missingWidth) return;
      store.write(url);
      setFound({ videoId, url });
    };
    image.src = url;
    return () => {
      image.onload = null;
    };
  }, [localStorage, videoId]);

  return found?.videoId === videoId ? found.url : null;
}
