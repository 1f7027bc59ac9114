import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { competitorsFolder, installPackages } from '../components/installCompetitors.ts';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export type Category = (typeof categories)[number];

interface Audit {
  readonly title: string;
  /** 0 to 1; null where it does not apply or only informs. */
  readonly score: number | null;
  readonly displayValue?: string;
}

/** The fields of a Lighthouse result that are used here. */
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

/** Loads Lighthouse, with its default settings for a phone; installs it into bench/competitors if it is missing. */
export async function loadLighthouse(): Promise<(url: string, port: number) => Promise<Verdict>> {
  installPackages();
  const file = join(competitorsFolder, 'node_modules', 'lighthouse', 'core', 'index.js');
  const { default: lighthouse } = (await import(pathToFileURL(file).href)) as { default: Lighthouse };
  return async (url, port) => {
    let problem = 'it returned no result';
    for (let attempt = 0; attempt < maxAttempts; attempt++) {
      const result = await lighthouse(url, { port, onlyCategories: categories, logLevel: 'error' });
      if (result && !result.lhr.runtimeError) return result.lhr;
      problem = result?.lhr.runtimeError?.message ?? problem;
    }
    throw new Error(`Lighthouse could not audit ${url}: ${problem}.`);
  };
}

/** On a busy machine Lighthouse sometimes misses the start of a visit and returns a runtime error instead of scores. */
const maxAttempts = 3;
