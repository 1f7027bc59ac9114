import { type RefObject, useEffect, useEffectEvent } from 'react';
import { loadPlayerApi, type VideoPlayer } from './loadPlayerApi.ts';

const ended = 0;

/** Plays a video inside an element from the moment it is there; `onEnd` when it has ended or cannot be played. */
export function useTrailerPlayer(
  place: RefObject<HTMLElement | null>,
  videoId: string,
  onEnd: () => void,
): void {
  const handleEnd = useEffectEvent(onEnd);

  useEffect(() => {
    let player: VideoPlayer | undefined;
    let isGone = false;
    // The player takes the place of the element it is given: one of our own, that React does not know.
    const stand = document.createElement('div');
    place.current?.append(stand);

    loadPlayerApi().then(
      ({ Player }) => {
        if (isGone) return;
        player = new Player(stand, {
          videoId,
          host: 'https://www.youtube-nocookie.com',
          width: '100%',
          height: '100%',
          playerVars: { autoplay: 1, playsinline: 1, rel: 0 },
          events: {
            onStateChange: ({ data }) => data === ended && handleEnd(),
            onError: () => handleEnd(),
          },
        });
      },
      () => !isGone && handleEnd(),
    );

    return () => {
      isGone = true;
      player?.destroy();
      stand.remove();
    };
  }, [place, videoId]);
}
