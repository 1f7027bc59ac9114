import { limits } from '@gildshelf/api-client/contract';
import { playerScript, trustedScriptUrl } from '../trusted-script-url/trustedScriptUrl.ts';

/** A player of the video provider, as far as it is used here. */
export interface VideoPlayer {
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
export interface PlayerApi {
  readonly Player: new (element: HTMLElement, options: PlayerOptions) => VideoPlayer;
}

interface PlayerGlobals {
  YT?: Partial<PlayerApi>;
  onYouTubeIframeAPIReady?: () => void;
}

let loading: Promise<PlayerApi> | undefined;

/** Loads the provider's player script once. Rejects when it has not loaded within 15 s; the next call then tries again. */
export function loadPlayerApi(): Promise<PlayerApi> {
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
