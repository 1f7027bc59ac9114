import type { RunningServer } from '../../scripts/servers/startServer.ts';
import { preciseCpuMs } from '../figures/processFigures.ts';

type Figure = import('../figures/recordFigures.mjs').Figure;

const bytesPerMb = 1_000_000;

/** The processor time of the server for the index of the sitemap, uncached, and for its largest part. */
export async function measureSitemap({ url, pid }: Pick<RunningServer, 'url' | 'pid'>): Promise<Figure[]> {
  const read = async (path: string) => {
    const before = preciseCpuMs(pid);
    const begin = performance.now();
    const text = await (await fetch(url + path)).text();
    return { text, cpu: preciseCpuMs(pid) - before, elapsed: performance.now() - begin };
  };
  const index = await read('/sitemap.xml');
  const parts = [...index.text.matchAll(/\/sitemap\/\d+\.xml/g)].map(([path]) => path);
  const counts: number[] = [];
  let largest = { text: '', cpu: 0, elapsed: 0 };
  for (const path of parts) {
    const part = await read(path);
    counts.push(part.text.split('<loc>').length - 1);
    if (part.text.length > largest.text.length) largest = part;
  }
  return [
    {
      ...{ what: 'CPU time for /sitemap.xml, uncached', figure: index.cpu, unit: 'ms', kind: 'reported' },
      beside: `${index.elapsed.toFixed(0)} ms elapsed; URLs of its parts: ${counts.join(', ')}`,
    },
    {
      ...{ what: 'CPU time for its largest part', figure: largest.cpu, unit: 'ms', kind: 'reported' },
      beside: `${largest.elapsed.toFixed(0)} ms elapsed, ${(largest.text.length / bytesPerMb).toFixed(1)} MB`,
    },
  ];
}
