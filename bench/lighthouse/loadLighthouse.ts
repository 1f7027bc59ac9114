import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installPackages, peersFolder } from '../components/installPeers.ts';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export type Category = (typeof categories)[number];

interface Audit {
  readonly title: string;
  /** 0 to 1; null where it does not apply or only informs. */
  readonly score: number | null;
  readonly displayValue?: string;
}

/** Of what Lighthouse says about one visit, what is read here. */
export interface Verdict {
  readonly categories: Record<
    Category,
    {
      readonly score: number | null;
      readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
    }
  >;
  readonly audits: Readonly<Record<string, Audit>>;
  readonly runtimeError?: { readonly message: string };
}

type Lighthouse = (
  url: string,
  flags: { readonly port: number; readonly onlyCategories: readonly string[]; readonly logLevel: 'error' },
) => Promise<{ readonly lhr: Verdict } | undefined>;

/** Lighthouse with its own settings for a phone; fetched into bench/peers the first time. */
export async function loadLighthouse(): Promise<(url: string, port: number) => Promise<Verdict>> {
  installPackages();
  const file = join(peersFolder, 'node_modules', 'lighthouse', 'core', 'index.js');
  const { default: lighthouse } = (await import(pathToFileURL(file).href)) as { default: Lighthouse };
  return async (url, port) => {
    let said = 'it said nothing';
    for (let tries = 0; tries < most; tries++) {
      const result = await lighthouse(url, { port, onlyCategories: categories, logLevel: 'error' });
      if (result && !result.lhr.runtimeError) return result.lhr;
      said = result?.lhr.runtimeError?.message ?? said;
    }
    throw new Error(`Lighthouse could not judge ${url}: ${said}.`);
  };
}

/** A busy machine loses the start of a visit now and then, which is no verdict; Lighthouse then asks to be run again. */
const most = 3;
