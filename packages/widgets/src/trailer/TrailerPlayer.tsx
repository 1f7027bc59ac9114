import { Spinner } from '@gildshelf/ui';
import { useRef } from 'react';
import { type PlayerEnd, useTrailerPlayer } from './useTrailerPlayer.ts';

export interface TrailerPlayerProps {
  readonly videoId: string;
  /** The video has ended, or cannot be played. */
  readonly onEnd: (end: PlayerEnd) => void;
}

/** The video provider's player, which starts by itself and is destroyed with this element. */
export function TrailerPlayer({ videoId, onEnd }: TrailerPlayerProps) {
  const place = useRef<HTMLDivElement>(null);
  const isThere = useTrailerPlayer(place, videoId, onEnd);
  return (
    <>
      <div ref={place} />
      {!isThere && <Spinner space="block" label="Loading the trailer" />}
    </>
  );
}
