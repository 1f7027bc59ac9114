import { type MediaView, ownMessages } from '@gildshelf/api-client/contract';
import { Spinner, TrailerFrame } from '@gildshelf/ui';
import { useEffect, useRef, useState } from 'react';
import { lazyPart } from '../lazy-part/lazyPart.tsx';
import { coverSources } from '../media-cover/coverSources.ts';
import { PartBoundary } from '../part-boundary/PartBoundary.tsx';
import type { TrailerPlayerProps } from './TrailerPlayer.tsx';
import { useThumbnail } from './useThumbnail.ts';

export interface TrailerProps {
  /** The title, as `present` shows it: its picture stands there where the video has none. */
  readonly view: MediaView;
  /** From `trailerVideoId`. */
  readonly videoId: string;
}

/** A picture that plays the trailer in its place; when the video has ended, or cannot be played, the picture returns. */
export function Trailer({ view, videoId }: TrailerProps) {
  const thumbnail = useThumbnail(videoId);
  const [playing, setPlaying] = useState<string | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const playButton = useRef<HTMLButtonElement>(null);
  const hasPlayed = useRef(false);
  const isPlaying = playing === videoId;
  const { imageUrl, imageSet, fallback } = coverSources(view, 'banner');

  useEffect(() => {
    // The focus was in the player, which is gone; whoever has gone on to something else stays there.
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
      label={`Play trailer: ${view.title}`}
      caption="Trailer"
      problem={failed === videoId ? ownMessages.title.trailerFailed : undefined}
      imageUrl={thumbnail ?? imageUrl}
      imageSet={thumbnail ? null : imageSet}
      // A thumbnail that was kept may be gone: then the title's own picture stands there, as without one.
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
        <PartBoundary onFailed={handlePlayerFailed}>
          <TrailerPlayer
            meanwhile={<Spinner space="block" label="Loading the trailer" />}
            videoId={videoId}
            onEnd={(end) => {
              setPlaying(null);
              if (end === 'failed') setFailed(videoId);
            }}
          />
        </PartBoundary>
      )}
    </TrailerFrame>
  );
}

const TrailerPlayer = lazyPart<TrailerPlayerProps>(
  async () => (await import('./TrailerPlayer.tsx')).TrailerPlayer,
);
