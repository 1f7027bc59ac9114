// `pnpm bench:lighthouse`: what Lighthouse says of Home, a title, a search and the login, on the phone that it imagines: medians
// of five visits (or of as many as are asked for) beside their limits, and each audit that is not passed.
import { startServer } from '../scripts/servers/startServer.ts';
import { giveFigures } from './giveFigures.mjs';
import { type Category, categories, loadLighthouse, type Verdict } from './lighthouse/loadLighthouse.ts';
import { startChromium } from './lighthouse/startChromium.ts';
import { median } from './processFigures.ts';

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

const judge = await loadLighthouse();
const server = await startServer({ entry: 'built', environment: { LOG_LEVEL: 'error' } });
const browser = await startChromium();

const visits: Record<string, Verdict[]> = Object.fromEntries(Object.keys(pages).map((name) => [name, []]));
// In turn, so that a busy minute of the machine falls upon all of them.
for (let round = 0; round < rounds; round++)
  for (const [name, path] of Object.entries(pages))
    visits[name]?.push(await judge(`${server.url}${path}`, browser.port));
await browser.stop();
await server.stop();

console.log(
  `| medians of ${rounds} | ${categories.map((name) => `${name} (≥ ${limits[name]})`).join(' | ')} |`,
);
console.log(`| --- |${' ---: |'.repeat(categories.length)}`);
for (const [name, verdicts] of Object.entries(visits)) {
  const scores = categories.map((category) => scoreOf(verdicts, category));
  if (categories.some((category, index) => (scores[index] ?? 0) < limits[category])) process.exitCode = 1;
  console.log(`| ${name} | ${scores.join(' | ')} |`);
  giveFigures(
    categories.map((category, index) => ({
      what: `Lighthouse (mobile) of ${name}: ${category}`,
      ...{ figure: scores[index] ?? Number.NaN, unit: '', limit: limits[category], kind: 'at least' },
    })),
  );
}
for (const [name, verdicts] of Object.entries(visits))
  for (const line of failures(verdicts)) console.log(`${name}: ${line}`);

function scoreOf(verdicts: readonly Verdict[], category: Category): number {
  return Math.round(median(verdicts.map((verdict) => (verdict.categories[category].score ?? 0) * 100)));
}

/** The audits that count and of which the median is not all that it can be. */
function failures(verdicts: readonly Verdict[]): string[] {
  const [first] = verdicts;
  if (!first) return [];
  return categories.flatMap((category) =>
    first.categories[category].auditRefs
      .filter(({ weight }) => weight > 0)
      .flatMap(({ id }) => {
        const scores = verdicts.flatMap(({ audits }) => audits[id]?.score ?? []);
        const score = scores.length > 0 ? median(scores) : 1;
        const { title, displayValue = '' } = first.audits[id] ?? { title: id };
        return score < 1
          ? [`${category} ${Math.round(score * 100)}  ${title} ${displayValue}`.trimEnd()]
          : [];
      }),
  );
}
