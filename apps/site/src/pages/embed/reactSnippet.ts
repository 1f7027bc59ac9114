import type { EmbedName } from '@gildshelf/api-client/contract';
import { stringLiteral } from './escape.ts';
import { type EmbedSubject, subjectUrl } from './snippets.ts';

interface Parts {
  /** Hooks of `@gildshelf/api-client/react`. */
  readonly hooks: readonly string[];
  readonly component: string;
  readonly lines: readonly string[];
}

const rowsOf = ({ parameters }: EmbedSubject) => (parameters.size === 'large' ? 2 : 1);
const countOf = ({ parameters }: EmbedSubject) => Number(parameters.count ?? 24);

const parts: Readonly<Record<EmbedName, (subject: EmbedSubject) => Parts>> = {
  carousel: (subject) => ({
    hooks: ['useTopTitles'],
    component: 'MediaCarousel',
    lines: [
      `  const list = useTopTitles('${subject.type}');`,
      `  return <MediaCarousel type="${subject.type}" list={list} rows={${rowsOf(subject)}} count={${countOf(subject)}} />;`,
    ],
  }),
  list: (subject) => {
    const slugs = (subject.parameters.slugs ?? '').split(',').map((slug) => stringLiteral(slug.trim()));
    return {
      hooks: ['useTitles'],
      component: 'MediaList',
      lines: [
        `  const list = useTitles('${subject.type}', [${slugs.join(', ')}]);`,
        `  return <MediaList type="${subject.type}" list={list} rows={${rowsOf(subject)}} />;`,
      ],
    };
  },
  rating: (subject) => {
    const { type, parameters } = subject;
    const title = `'${type}', ${stringLiteral(parameters.slug ?? '')}`;
    return {
      hooks: ['useTitleDetails', 'useTitleRating'],
      component: 'RatingSummary',
      lines: [
        `  const details = useTitleDetails(${title});`,
        `  const rating = useTitleRating(${title});`,
        "  if (details.state !== 'ready' || rating.state !== 'ready') return null;",
        `  const page = ${stringLiteral(subjectUrl(subject))};`,
        `  return <RatingSummary type="${type}" view={details.view} rating={rating.data} href={page}${parameters.size === 'small' ? ' size="sm"' : ''} />;`,
      ],
    };
  },
  collection: (subject) => {
    const user = stringLiteral(subject.parameters.user ?? '');
    return {
      hooks: ['usePublicTitles'],
      component: 'PublicCollection',
      lines: [
        `  const list = usePublicTitles(${user}, '${subject.type}', { limit: ${countOf(subject)} });`,
        `  return <PublicCollection username={${user}} type="${subject.type}" list={list} />;`,
      ],
    };
  },
};

/** The attribute for the origin of links, if it is not the origin of the API. */
const siteOf = ({ site, api }: EmbedSubject) => (site === api ? '' : ` site={${stringLiteral(site)}}`);

/** The widget as a component of a React page. */
export function reactSnippet(subject: EmbedSubject): string {
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
    `    <GildshelfProvider host={${stringLiteral(subject.api)}}${siteOf(subject)}>`,
    '      <Island>',
    '        <Widget />',
    '      </Island>',
    '    </GildshelfProvider>',
    '  );',
    '}',
  ].join('\n');
}
