import { Spinner } from '@gildshelf/ui';
import { useRef } from 'react';
import { type PlayerEnd, useTrailerPlayer } from './useTrailerPlayer.ts';

export interface TrailerPlayerProps {
  readonly videoId: string;
  /** Called when the video has ended, or cannot be played. */
  readonly onEnd: (end: PlayerEnd) => void;
}

/** The video provider's player, which starts automatically and is destroyed when this component unmounts. */
export function TrailerPlayer({ videoId, onEnd }: TrailerPlayerProps) {
  const container = useRef<HTMLDivElement>(null);
  const isReady = useTrailerPlayer(container, videoId, onEnd);
  return (
    <>
      <div ref={container} />
      {!isReady && <Spinner space="block" label="Loading the trailer" />}
    </>
  );
}
