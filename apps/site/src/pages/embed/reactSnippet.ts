import type { EmbedName } from '@gildshelf/api-client/contract';
import { inCode } from './quoted.ts';
import type { Subject } from './Subject.ts';
import { subjectPage } from './subjectPage.ts';

interface Parts {
  /** Hooks of `@gildshelf/api-client/react`. */
  readonly hooks: readonly string[];
  readonly component: string;
  readonly lines: readonly string[];
}

const rowsOf = ({ parameters }: Subject) => (parameters.size === 'large' ? 2 : 1);
const countOf = ({ parameters }: Subject) => Number(parameters.count ?? 24);

const parts: Readonly<Record<EmbedName, (subject: Subject) => Parts>> = {
  carousel: (subject) => ({
    hooks: ['useTopList'],
    component: 'MediaCarousel',
    lines: [
      `  const list = useTopList('${subject.type}');`,
      `  return <MediaCarousel type="${subject.type}" list={list} rows={${rowsOf(subject)}} count={${countOf(subject)}} />;`,
    ],
  }),
  rating: (subject) => {
    const { type, parameters } = subject;
    const title = `'${type}', ${inCode(parameters.slug ?? '')}`;
    return {
      hooks: ['useMediaDetails', 'useTitleRating'],
      component: 'RatingSummary',
      lines: [
        `  const details = useMediaDetails(${title});`,
        `  const rating = useTitleRating(${title});`,
        "  if (details.state !== 'ready' || rating.state !== 'ready') return null;",
        `  const page = ${inCode(subjectPage(subject))};`,
        `  return <RatingSummary type="${type}" view={details.view} rating={rating.data} href={page} action={null} />;`,
      ],
    };
  },
  collection: (subject) => {
    const user = inCode(subject.parameters.user ?? '');
    return {
      hooks: ['usePublicCollection'],
      component: 'PublicCollection',
      lines: [
        `  const list = usePublicCollection(${user}, '${subject.type}', { limit: ${countOf(subject)} });`,
        `  return <PublicCollection username={${user}} type="${subject.type}" list={list} />;`,
      ],
    };
  },
};

/** Where links lead, if they do not lead to the host of the API. */
const siteOf = ({ site, api }: Subject) => (site === api ? '' : ` site={${inCode(site)}}`);

/** The widget among a React page's own components. */
export function reactSnippet(subject: Subject): string {
  const { hooks, component, lines } = parts[subject.widget](subject);
  return [
    `import { ${hooks.join(', ')} } from '@gildshelf/api-client/react';`,
    "import { Island } from '@gildshelf/ui';",
    `import { ${['GildshelfProvider', component].sort().join(', ')} } from '@gildshelf/widgets';`,
    '',
    'function Widget() {',
    ...lines,
    '}',
    '',
    'export function Gildshelf() {',
    '  return (',
    `    <GildshelfProvider host={${inCode(subject.api)}}${siteOf(subject)}>`,
    '      <Island>',
    '        <Widget />',
    '      </Island>',
    '    </GildshelfProvider>',
    '  );',
    '}',
  ].join('\n');
}
