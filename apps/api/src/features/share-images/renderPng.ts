import { LRUCache } from 'lru-cache';
import { createSingleFlight, limitConcurrency } from '../../platform/jobs.ts';
import { fontFiles } from './fonts.ts';

const maxBytes = 32_000_000;
/** Each rendering occupies a thread for 50 ms. */
const maxRunning = 2;
const maxQueued = 40;
const queueTimeoutMs = 2_000;

/**
 * Renders share images as PNG and caches them by key. Two are rendered at once; a request is rejected (503) when 40 others are
 * queued, or after two seconds in the queue.
 */
export function createPngCache(render: (svg: string) => Promise<Buffer<ArrayBuffer>> = renderPng) {
  const cache = new LRUCache<string, Buffer<ArrayBuffer>>({
    maxSize: maxBytes,
    sizeCalculation: (png) => png.length,
  });
  const renderings = createSingleFlight<Buffer<ArrayBuffer>>();
  const gate = limitConcurrency(maxRunning, maxQueued, queueTimeoutMs);

  /** Resolves to the PNG of an SVG. The key identifies the SVG; concurrent calls with the same key share one rendering. */
  return (key: string, svg: string): Promise<Buffer<ArrayBuffer>> => {
    const cached = cache.get(key);
    if (cached) return Promise.resolve(cached);
    return renderings.run(key, async () => {
      const png = await gate(() => render(svg));
      cache.set(key, png);
      return png;
    });
  };
}

const rightToLeftIsolate = '\u2067';
const popIsolate = '\u2069';

/**
 * Rewrites a share image for resvg, which uses only the first family of a font list, ignores `pathLength` for dashes, and lays out
 * every text from left to right, so that the direction is put into the text as control characters.
 */
export function resvgCompatibleSvg(svg: string): string {
  return svg
    .replace(/ font-family="([^"]*)"/g, (_, families: string) =>
      families.endsWith(',serif') ? ' font-family="Gelasio"' : ' font-family="Inter"',
    )
    .replace(
      /(<circle[^>]* r="([\d.]+)"[^>]*) pathLength="([\d.]+)" stroke-dasharray="([\d.]+) ([\d.]+)"/g,
      (_, before: string, radius: string, ...[length, ink, gap]: string[]) => {
        const unit = (2 * Math.PI * Number(radius)) / Number(length);
        return `${before} stroke-dasharray="${Number(ink) * unit} ${Number(gap) * unit}"`;
      },
    )
    .replace(
      / direction="rtl"( text-anchor="end")?([^>]*)>([^<]*)</g,
      (_, endAnchor: string | undefined, rest: string, text: string) =>
        `${endAnchor ? '' : ' text-anchor="end"'}${rest}>${rightToLeftIsolate}${text}${popIsolate}<`,
    );
}

const font = { loadSystemFonts: false, fontFiles: [...fontFiles], defaultFontFamily: 'Inter' };

/** Renders a share image as PNG, deterministically. Most of the work runs outside of the main thread. */
export async function renderPng(svg: string): Promise<Buffer<ArrayBuffer>> {
  // Imported on first use, since it is a native module.
  const { renderAsync } = await import('@resvg/resvg-js');
  const image = await renderAsync(resvgCompatibleSvg(svg), { font });
  return Buffer.from(image.asPng());
}
