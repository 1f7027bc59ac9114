import { limits } from '@gildshelf/api-client/contract';
import { Spinner, useEffectEvent, useTranslate } from '@gildshelf/ui';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { playerScript, trustedScriptUrl } from '../on-demand/trustedScriptUrl.ts';

export interface TrailerPlayerProps {
  readonly videoId: string;
  /** Called when the video has ended, or cannot be played. */
  readonly onEnd: (end: PlayerEnd) => void;
}

/** The video provider's player, which starts automatically and is destroyed when this component unmounts. */
export function TrailerPlayer({ videoId, onEnd }: TrailerPlayerProps) {
  const translate = useTranslate();
  const container = useRef<HTMLDivElement>(null);
  const isReady = useTrailerPlayer(container, videoId, onEnd);
  return (
    <>
      <div ref={container} />
      {!isReady && <Spinner space="block" label={translate('Loading the trailer')} />}
    </>
  );
}

const ended = 0;

/** Why playback has ended. */
type PlayerEnd = 'ended' | 'failed';

/** Plays a video inside an element while mounted; returns whether the player has been created. */
function useTrailerPlayer(
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

/** A player of the video provider, as far as it is used here. */
interface VideoPlayer {
  destroy(): void;
}

interface PlayerOptions {
  readonly videoId: string;
  readonly host: string;
  readonly width: string;
  readonly height: string;
  readonly playerVars: Readonly<Record<string, number>>;
  readonly events: {
    readonly onStateChange: (event: { readonly data: number }) => void;
    readonly onError: () => void;
  };
}

/** The global that the provider's script defines. */
interface PlayerApi {
  readonly Player: new (element: HTMLElement, options: PlayerOptions) => VideoPlayer;
}

interface PlayerGlobals {
  YT?: Partial<PlayerApi>;
  onYouTubeIframeAPIReady?: () => void;
}

let loading: Promise<PlayerApi> | undefined;

/** Loads the provider's player script once. Rejects when it has not loaded within 15 s; the next call then tries again. */
function loadPlayerApi(): Promise<PlayerApi> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

function load(): Promise<PlayerApi> {
  const globals = globalThis as PlayerGlobals;
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error('The player of the video provider could not be loaded.'));
    const finish = () => {
      const api = globals.YT;
      if (api?.Player) resolve({ Player: api.Player });
    };
    // The script calls this when it is ready, later than its own load event, because it loads another script first.
    globals.onYouTubeIframeAPIReady = finish;
    finish();
    setTimeout(fail, limits.requestTimeout);
    // A script that has run cannot create its Trusted Types policies again, so it is not loaded a second time.
    if (!globals.YT) appendScript(fail);
  });
}

function appendScript(onError: () => void): void {
  const script = document.createElement('script');
  script.src = trustedScriptUrl(playerScript);
  script.onerror = () => {
    script.remove();
    onError();
  };
  document.head.append(script);
}
