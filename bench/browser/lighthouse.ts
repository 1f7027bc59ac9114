// `pnpm bench:lighthouse`: the Lighthouse scores of Home, a title, a search and the login, on Lighthouse's emulated phone: medians of
// five visits (or of as many as the argument says) with their limits, and each audit that did not pass.
import { startServer } from '../../scripts/servers/startServer.ts';
import { median } from '../figures/processFigures.ts';
import { recordFigures } from '../figures/recordFigures.mjs';
import { type Category, categories, loadLighthouse, type Verdict } from './loadLighthouse.ts';
import { startChromium } from './startChromium.ts';

const rounds = Number(process.argv[2] ?? 5);
const limits: Readonly<Record<Category, number>> = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};
const pages = {
  Home: '/',
  'a title': '/game/the-witcher-3-wild-hunt',
  'a search': '/search?query=legend',
  'the login': '/auth/login',
};

const runLighthouse = await loadLighthouse();
const server = await startServer({ entry: 'built', environment: { LOG_LEVEL: 'error' } });
const browser = await startChromium();

const results: Record<string, Verdict[]> = Object.fromEntries(Object.keys(pages).map((name) => [name, []]));
// The pages alternate, so that other load on the machine affects all of them.
for (let round = 0; round < rounds; round++)
  for (const [name, path] of Object.entries(pages))
    results[name]?.push(await runLighthouse(`${server.url}${path}`, browser.port));
await browser.stop();
await server.stop();

console.log(
  `| medians of ${rounds} | ${categories.map((name) => `${name} (≥ ${limits[name]})`).join(' | ')} |`,
);
console.log(`| --- |${' ---: |'.repeat(categories.length)}`);
for (const [name, pageResults] of Object.entries(results)) {
  const scores = categories.map((category) => scoreOf(pageResults, category));
  if (categories.some((category, index) => (scores[index] ?? 0) < limits[category])) process.exitCode = 1;
  console.log(`| ${name} | ${scores.join(' | ')} |`);
  recordFigures(
    categories.map((category, index) => ({
      what: `Lighthouse (mobile) of ${name}: ${category}`,
      ...{ figure: scores[index] ?? Number.NaN, unit: '', limit: limits[category], kind: 'at least' },
    })),
  );
}
for (const [name, pageResults] of Object.entries(results))
  for (const line of failures(pageResults)) console.log(`${name}: ${line}`);

function scoreOf(pageResults: readonly Verdict[], category: Category): number {
  return Math.round(median(pageResults.map((result) => (result.categories[category].score ?? 0) * 100)));
}

/** The audits with a weight whose median score is below 1. */
function failures(pageResults: readonly Verdict[]): string[] {
  const [first] = pageResults;
  if (!first) return [];
  return categories.flatMap((category) =>
    first.categories[category].auditRefs
      .filter(({ weight }) => weight > 0)
      .flatMap(({ id }) => {
        const scores = pageResults.flatMap(({ audits }) => audits[id]?.score ?? []);
        const score = scores.length > 0 ? median(scores) : 1;
        const { title, displayValue = '' } = first.audits[id] ?? { title: id };
        return score < 1
          ? [`${category} ${Math.round(score * 100)}  ${title} ${displayValue}`.trimEnd()]
          : [];
      }),
  );
}
