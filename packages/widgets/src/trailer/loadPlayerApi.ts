import { playerScript, trustedScriptUrl } from '../trusted-script-url/trustedScriptUrl.ts';

/** A player of the video provider, as far as it is needed here. */
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

/** What the provider's script puts in place. */
export interface PlayerApi {
  readonly Player: new (element: HTMLElement, options: PlayerOptions) => VideoPlayer;
}

interface PlayerGlobals {
  YT?: Partial<PlayerApi>;
  onYouTubeIframeAPIReady?: () => void;
}

let loading: Promise<PlayerApi> | undefined;

/** Loads the provider's player script, once; rejects where it cannot be loaded, and then the next call tries again. */
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
    const finish = () => {
      const api = globals.YT;
      if (api?.Player) resolve({ Player: api.Player });
    };
    finish();
    // The script calls this when it is ready, which is later than its own load event.
    globals.onYouTubeIframeAPIReady = finish;
    const script = document.createElement('script');
    script.src = trustedScriptUrl(playerScript);
    script.onerror = () => {
      script.remove();
      reject(new Error('The player of the video provider could not be loaded.'));
    };
    document.head.append(script);
  });
}
