import type { MediaView } from '@gildshelf/api-client/contract';
import { TrailerFrame } from '@gildshelf/ui';
import { useEffect, useRef, useState } from 'react';
import { coverSources } from '../media-cover/coverSources.ts';
import { TrailerPlayer } from './TrailerPlayer.tsx';
import { useThumbnail } from './useThumbnail.ts';

export interface TrailerProps {
  /** The title, as `present` shows it: its picture stands there where the video has none. */
  readonly view: MediaView;
  /** From `trailerVideoId`. */
  readonly videoId: string;
}

/** A picture that plays the trailer in its place; when the video has ended the picture returns. */
export function Trailer({ view, videoId }: TrailerProps) {
  const thumbnail = useThumbnail(videoId);
  const [playing, setPlaying] = useState<string | null>(null);
  const playButton = useRef<HTMLButtonElement>(null);
  const hasPlayed = useRef(false);
  const isPlaying = playing === videoId;
  const { src, fallback } = coverSources(view, 'banner');

  useEffect(() => {
    // The focus was in the player, which is gone.
    if (hasPlayed.current && !isPlaying) playButton.current?.focus();
    hasPlayed.current = isPlaying;
  }, [isPlaying]);

  return (
    <TrailerFrame
      label={`Play trailer: ${view.title}`}
      caption="Trailer"
      imageUrl={thumbnail ?? src}
      fallback={fallback}
      playRef={playButton}
      onPlay={() => setPlaying(videoId)}
    >
      {isPlaying && <TrailerPlayer videoId={videoId} onEnd={() => setPlaying(null)} />}
    </TrailerFrame>
  );
}
