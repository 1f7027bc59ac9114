import { useEffectEvent } from '@gildshelf/ui';
import { type RefObject, useEffect, useState } from 'react';
import { loadPlayerApi, type VideoPlayer } from './loadPlayerApi.ts';

const ended = 0;

/** How a player came to its end. */
export type PlayerEnd = 'ended' | 'failed';

/** Plays a video inside an element from the moment it is there; tells whether the player stands there yet. */
export function useTrailerPlayer(
  place: RefObject<HTMLElement | null>,
  videoId: string,
  onEnd: (end: PlayerEnd) => void,
): boolean {
  const [isThere, setThere] = useState(false);
  const handleEnd = useEffectEvent(onEnd);

  useEffect(() => {
    let player: VideoPlayer | undefined;
    let isGone = false;
    // The player takes the place of the element it is given: one of our own, that React does not know.
    const stand = document.createElement('div');
    place.current?.append(stand);

    loadPlayerApi()
      .then(({ Player }) => {
        if (isGone) return;
        player = new Player(stand, {
          videoId,
          host: 'https://www.youtube-nocookie.com',
          width: '100%',
          height: '100%',
          playerVars: { autoplay: 1, playsinline: 1, rel: 0 },
          events: {
            onStateChange: ({ data }) => data === ended && handleEnd('ended'),
            onError: () => handleEnd('failed'),
          },
        });
        setThere(true);
        // The button that was pressed is gone: the keys are the player's now, unless somebody has gone elsewhere.
        if (document.activeElement === document.body) place.current?.querySelector('iframe')?.focus();
      })
      .catch(() => !isGone && handleEnd('failed'));

    return () => {
      isGone = true;
      player?.destroy();
      stand.remove();
    };
  }, [place, videoId]);

  return isThere;
}
