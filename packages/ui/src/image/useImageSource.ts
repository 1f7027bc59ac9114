import { useEffect, useState } from 'react';
import { useEffectEvent } from '../effect-event/useEffectEvent.ts';

/** Returns the URL of a fallback image; called only when it is needed, so that code that generates it can load lazily. */
export type LazyImageUrl = () => Promise<string>;

/**
 * The URL to show: `source` until it fails, then `fallback` until that fails too, then none.
 * Call `handleError` when the shown URL fails to load.
 */
export function useImageSource(
  source: string | null | undefined,
  fallback: string | LazyImageUrl | undefined,
) {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const [generated, setGenerated] = useState<string>();

  const isUsable = (url: string | null | undefined): url is string => !!url && !failed.includes(url);
  const fallbackUrl = typeof fallback === 'function' ? generated : fallback;
  const shown = isUsable(source) ? source : isUsable(fallbackUrl) ? fallbackUrl : undefined;

  const isLazy = typeof fallback === 'function';
  const load = useEffectEvent(async () => {
    if (typeof fallback === 'function') setGenerated(await fallback().catch(() => undefined));
  });
  const needsFallback = isLazy && !isUsable(source);
  useEffect(() => {
    if (needsFallback) void load();
  }, [needsFallback]);

  return {
    shown,
    handleError: () => {
      if (shown) setFailed((before) => [...before, shown]);
    },
  };
}
