import { thumbnailStore } from '@gildshelf/api-client';
import { type MediaView, titleMessages } from '@gildshelf/api-client/contract';
import { useApi } from '@gildshelf/api-client/react';
import { Spinner, type StylingProps, TrailerFrame, useTranslate } from '@gildshelf/ui';
import { useEffect, useRef, useState } from 'react';
import { coverSources } from '../media-cover/coverSources.ts';
import { lazyPart, PartErrorBoundary } from '../on-demand/lazyPart.tsx';
import type { TrailerPlayerProps } from './TrailerPlayer.tsx';

export interface TrailerProps extends StylingProps {
  /** The title, as returned by `present`; its image is shown when the video has no thumbnail. */
  readonly view: MediaView;
  /** Result of `trailerVideoId`. */
  readonly videoId: string;
}

/** An image that plays the trailer in its place; the image returns when the video has ended or cannot be played. */
export function Trailer({ view, videoId, ...styling }: TrailerProps) {
  const translate = useTranslate();
  const thumbnail = useThumbnail(videoId);
  const [playing, setPlaying] = useState<string | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const playButton = useRef<HTMLButtonElement>(null);
  const hasPlayed = useRef(false);
  const isPlaying = playing === videoId;
  const { imageUrl, imageSet, fallback } = coverSources(view, 'banner');

  useEffect(() => {
    // The removed player had the focus; a focus that has moved elsewhere is left there.
    const isFocusLost = document.activeElement === document.body;
    if (hasPlayed.current && !isPlaying && isFocusLost) playButton.current?.focus({ preventScroll: true });
    hasPlayed.current = isPlaying;
  }, [isPlaying]);

  function handlePlayerFailed() {
    setPlaying(null);
    setFailed(videoId);
  }

  return (
    <TrailerFrame
      {...styling}
      label={translate('Play trailer: {title}', { title: view.title })}
      caption={translate('Trailer')}
      problem={failed === videoId ? translate(titleMessages.trailerFailed) : undefined}
      imageUrl={thumbnail ?? imageUrl}
      imageSet={thumbnail ? null : imageSet}
      // A stored thumbnail may no longer exist: then the title's own image is shown, as without one.
      fallback={thumbnail && imageUrl ? imageUrl : fallback}
      playRef={playButton}
      onPointerEnter={TrailerPlayer.preload}
      onFocus={TrailerPlayer.preload}
      onPlay={() => {
        setFailed(null);
        setPlaying(videoId);
      }}
    >
      {isPlaying && (
        <PartErrorBoundary onError={handlePlayerFailed}>
          <TrailerPlayer
            meanwhile={<Spinner space="block" label={translate('Loading the trailer')} />}
            videoId={videoId}
            onEnd={(end) => {
              setPlaying(null);
              if (end === 'failed') setFailed(videoId);
            }}
          />
        </PartErrorBoundary>
      )}
    </TrailerFrame>
  );
}

const TrailerPlayer = lazyPart<TrailerPlayerProps>(
  async () => (await import('./TrailerPlayer.tsx')).TrailerPlayer,
);

/** Width in pixels of the grey image that the provider serves for a missing thumbnail. */
const missingWidth = 120;

function largestThumbnail(videoId: string): string {
  return `https://i.ytimg.com/vi/${videoId}/maxresdefault.jpg`;
}

/** URL of the largest thumbnail of a video, once it is known to exist (stored for 7 days); null until then. */
function useThumbnail(videoId: string): string | null {
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
