import { thumbnailStore } from '@gildshelf/api-client';
import { useApi } from '@gildshelf/api-client/react';
import { useEffect, useState } from 'react';

/** Width in pixels of the grey image that the provider serves for a missing thumbnail. */
const missingWidth = 120;

function largestThumbnail(videoId: string): string {
  return `https://i.ytimg.com/vi/${videoId}/maxresdefault.jpg`;
}

/** URL of the largest thumbnail of a video, once it is known to exist (stored for 7 days); null until then. */
export function useThumbnail(videoId: string): string | null {
  const { localStorage } = useApi();
  const [thumbnail, setThumbnail] = useState<{ readonly videoId: string; readonly url: string }>();

  useEffect(() => {
    const store = thumbnailStore(localStorage, videoId);
    const storedUrl = store.read();
    if (storedUrl) return setThumbnail({ videoId, url: storedUrl });
    const image = new Image();
    const url = largestThumbnail(videoId);
    image.onload = () => {
      if (image.naturalWidth <= missingWidth) return;
      store.write(url);
      setThumbnail({ videoId, url });
    };
    image.src = url;
    return () => {
      image.onload = null;
    };
  }, [localStorage, videoId]);

  return thumbnail?.videoId === videoId ? thumbnail.url : null;
}
