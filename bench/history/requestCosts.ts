import { loadavg } from 'node:os';
import { median, preciseCpuMs } from '../figures/processFigures.ts';
import { printFigures } from '../figures/recordFigures.mjs';
import type { MeasuredPlayer } from './measurePlayer.ts';

const requests = 40;
/** V8 optimises what a request runs during about the first thousand of them; a server has sent these within minutes. */
const warmUp = 400;

interface Reported {
  /** In milliseconds; without it the figure is only reported. */
  readonly limit?: number;
  /** Sent by POST. */
  readonly body?: unknown;
  /** Runs before each measured request. */
  readonly before?: () => Promise<unknown>;
}

/** Requests of a user, and a function that reports the median CPU time of the server for one; `prefix` begins each figure. */
export function requestCosts({ engine, server, token }: MeasuredPlayer, prefix: string) {
  const send = async (url: string, body?: unknown) => {
    const response = await fetch(server.url + url, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (response.status !== 200) throw new Error(`The status of ${url} is ${response.status}.`);
    return (await response.json()) as { readonly next?: string | null };
  };
  const measure = async (url: string, { body, before }: Reported) => {
    await before?.();
    const start = preciseCpuMs(server.pid);
    await send(url, body);
    return preciseCpuMs(server.pid) - start;
  };
  const report = async (what: string, url: string, options: Reported = {}) => {
    for (let round = 0; round < (options.before ? requests : warmUp); round++) await measure(url, options);
    const measured: number[] = [];
    for (let round = 0; round < requests; round++) measured.push(await measure(url, options));
    const [load = Number.NaN] = loadavg();
    const { limit } = options;
    printFigures([
      {
        what: `${prefix}, ${engine}: CPU time of ${what}`,
        ...{ figure: median(measured), unit: 'ms' },
        ...(limit === undefined ? { kind: 'reported' } : { kind: 'at most', limit }),
        beside: `highest of ${requests} ${Math.max(...measured).toFixed(1)} ms, load average ${load.toFixed(1)}`,
      },
    ]);
  };
  /** The URL of a later page: `pages` of them are requested. */
  const laterPage = async (first: string, pages: number, urlAfter: (cursor: string) => string) => {
    let url = first;
    for (let page = 0; page < pages; page++) {
      const { next } = await send(url);
      if (!next) throw new Error(`Page ${page + 1} of ${first} is the last one.`);
      url = urlAfter(next);
    }
    return url;
  };
  return { send, report, laterPage };
}
