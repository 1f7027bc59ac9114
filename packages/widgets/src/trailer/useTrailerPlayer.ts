import { useEffectEvent } from '@gildshelf/ui';
import { type RefObject, useEffect, useState } from 'react';
import { loadPlayerApi, type VideoPlayer } from './loadPlayerApi.ts';

const ended = 0;

/** Why playback has ended. */
export type PlayerEnd = 'ended' | 'failed';

/** Plays a video inside an element while mounted; returns whether the player has been created. */
export function useTrailerPlayer(
  container: RefObject<HTMLElement | null>,
  videoId: string,
  onEnd: (end: PlayerEnd) => void,
): boolean {
  const [isReady, setReady] = useState(false);
  const handleEnd = useEffectEvent(onEnd);

  useEffect(() => {
    let player: VideoPlayer | undefined;
    let isUnmounted = false;
    // The player replaces the element that it gets, so it gets one that React does not manage.
    const element = document.createElement('div');
    container.current?.append(element);

    loadPlayerApi()
      .then(({ Player }) => {
        if (isUnmounted) return;
        player = new Player(element, {
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
        setReady(true);
        // The pressed button has been removed, so the player gets the focus unless it has moved elsewhere.
        if (document.activeElement === document.body) container.current?.querySelector('iframe')?.focus();
      })
      .catch(() => !isUnmounted && handleEnd('failed'));

    return () => {
      isUnmounted = true;
      player?.destroy();
      element.remove();
    };
  }, [container, videoId]);

  return isReady;
}
