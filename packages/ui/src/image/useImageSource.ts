import { useEffect, useState } from 'react';
import { useEffectEvent } from '../effect-event/useEffectEvent.ts';

/** Gives the address of a stand-in when it is asked for, so that what draws it is loaded only when it is needed. */
export type LazyImage = () => Promise<string>;

/**
 * The address to show now: `source` until it fails, then `fallback` until that fails too, then nothing.
 * `handleError` takes the failure of whichever is shown.
 */
export function useImageSource(source: string | null | undefined, fallback: string | LazyImage | undefined) {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const [drawn, setDrawn] = useState<string>();

  const isUsable = (address: string | null | undefined): address is string =>
    !!address && !failed.includes(address);
  const standIn = typeof fallback === 'function' ? drawn : fallback;
  const shown = isUsable(source) ? source : isUsable(standIn) ? standIn : undefined;

  const isLazy = typeof fallback === 'function';
  const load = useEffectEvent(async () => {
    if (typeof fallback === 'function') setDrawn(await fallback().catch(() => undefined));
  });
  const needsDrawing = isLazy && !isUsable(source);
  useEffect(() => {
    if (needsDrawing) void load();
  }, [needsDrawing]);

  return {
    shown,
    handleError: () => {
      if (shown) setFailed((before) => [...before, shown]);
    },
  };
}
