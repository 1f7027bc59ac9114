// @vitest-environment jsdom
import {
  type CatalogueType,
  catalogues,
  catalogueTypes,
  type TitleDetails,
} from '@gildshelf/api-client/contract';
import { present, type RelatedTitle, type TitleRelations } from '@gildshelf/api-client/react';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { RatingHistogram } from './RatingHistogram.tsx';
import { RelatedTitles } from './RelatedTitles.tsx';
import { TitleChips } from './TitleChips.tsx';
import { TitleFacts } from './TitleFacts.tsx';
import { TitleLinks } from './TitleLinks.tsx';

afterEach(cleanup);

const details: TitleDetails = { facts: [], alternativeTitles: [], externalLinks: [] };
const linksIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

function titleOf(type: CatalogueType, slug: string | null, year: number | null = null): RelatedTitle {
  const item = catalogues[type].item.parse({ id: slug ?? 1, slug, name: slug, title: slug });
  return { type, item, view: { ...present(type, item), year } };
}

describe('TitleChips', () => {
  const viewOf = (type: CatalogueType, genres: string[], year: number | null) => ({
    ...titleOf(type, 'one').view,
    genres,
    year,
  });

  test.each(catalogueTypes)(
    'the genres and the year of a title of type %s link to their browse pages',
    (type) => {
      render(<TitleChips type={type} view={viewOf(type, ['Action', 'R&B'], 2017)} />);
      expect(linksIn(screen.getByRole('list', { name: 'Genres and year' }))).toEqual([
        ['Action', `/browse/${type}?genre=Action`],
        ['R&B', `/browse/${type}?genre=R%26B`],
        ['2017', `/browse/${type}?year=2017`],
      ]);
    },
  );

  test('renders nothing without genres and year', () => {
    const { container } = render(<TitleChips type="game" view={viewOf('game', [], null)} />);
    expect(container.innerHTML).toBe('');
  });
});

describe('TitleFacts', () => {
  test('each value links to the titles that share it', () => {
    const facts = [
      { name: 'director', label: 'Director', values: ['Lana Wachowski', 'Lilly Wachowski'] },
      { name: 'studio', label: 'Studio', values: ['Madhouse'] },
    ];
    const { container } = render(<TitleFacts type="anime" details={{ ...details, facts }} />);
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Director', 'Studio']);
    expect(linksIn(container)).toEqual([
      ['Lana Wachowski', '/browse/anime?director=Lana+Wachowski'],
      ['Lilly Wachowski', '/browse/anime?director=Lilly+Wachowski'],
      ['Madhouse', '/browse/anime?studio=Madhouse'],
    ]);
  });

  test('the values of a fact without a facet are text', () => {
    const facts = [{ label: 'Publisher', values: ['Nintendo', 'Valve'] }];
    render(<TitleFacts type="game" details={{ ...details, facts }} />);
    expect(screen.getByRole('definition').textContent).toBe('Nintendo, Valve');
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('other names are text; a fact without data is left out', () => {
    render(<TitleFacts type="game" details={{ ...details, alternativeTitles: ['ゼルダ', 'Zelda'] }} />);
    expect(screen.getByRole('definition').textContent).toBe('ゼルダ · Zelda');
    expect(screen.queryByRole('link')).toBeNull();
    cleanup();
    expect(render(<TitleFacts type="game" details={details} />).container.innerHTML).toBe('');
  });
});

describe('TitleLinks', () => {
  test('links open in a new tab', () => {
    render(<TitleLinks links={[{ name: 'Wikipedia', url: 'https://en.wikipedia.org/wiki/Ico' }]} />);
    const link = screen.getByRole('link', { name: 'Wikipedia' });
    expect(link.getAttribute('href')).toBe('https://en.wikipedia.org/wiki/Ico');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
  });

  test('renders nothing without links', () => {
    expect(render(<TitleLinks links={[]} />).container.innerHTML).toBe('');
  });
});

describe('RelatedTitles', () => {
  const none: TitleRelations = { series: null, franchise: [], similar: [] };
  const show = (relations: Partial<TitleRelations>) =>
    render(<RelatedTitles type="game" relations={{ ...none, ...relations }} />);
  const series = {
    name: 'Portal',
    isFacet: true,
    total: 2,
    titles: [
      { ...titleOf('game', 'portal', 2007), isCurrent: false },
      { ...titleOf('game', 'portal-2', 2011), isCurrent: true },
    ],
  };

  test('a series is shown in its order, with its name and its current title', () => {
    show({ series });
    const section = screen.getByRole('region', { name: 'The series in order' });
    expect(within(section).getByText('Portal')).toBeDefined();
    expect(linksIn(section)).toEqual([
      ['portal2007', '/game/portal'],
      ['portal-22011', '/game/portal-2'],
    ]);
    expect(screen.getByRole('link', { current: 'page' }).getAttribute('href')).toBe('/game/portal-2');
  });

  test('a series of which not all titles are listed links to all of them', () => {
    show({ series: { ...series, total: 7 } });
    const link = screen.getByRole('link', { name: 'All 7' });
    expect(link.getAttribute('href')).toBe('/browse/game?series=Portal');
    cleanup();
    show({ series: { ...series, isFacet: false, total: 7 } });
    expect(screen.queryByRole('link', { name: 'All 7' })).toBeNull();
  });

  test.each(catalogueTypes)('a work of the franchise of type %s names its type and relation', (type) => {
    show({
      franchise: [
        { ...titleOf(type, 'one', 2013), relation: 'adaptation' },
        { ...titleOf(type, 'two'), relation: 'same_franchise' },
      ],
    });
    const { label, detailPath } = catalogues[type];
    expect(linksIn(screen.getByRole('region', { name: 'Other works of the franchise' }))).toEqual([
      [`one${label}, 2013, Adaptation`, detailPath('one')],
      [`two${label}`, detailPath('two')],
    ]);
  });

  test('leaves out titles without a page, and sections without titles', () => {
    const { container } = show({ similar: [titleOf('game', null), titleOf('game', 'ico')] });
    expect(screen.getAllByRole('region').map((section) => section.getAttribute('aria-label'))).toEqual([
      'Similar titles',
    ]);
    expect(screen.getAllByRole('link')).toHaveLength(1);
    cleanup();
    expect(container.innerHTML).toBe('');
    expect(show({ similar: [titleOf('game', null)] }).container.innerHTML).toBe('');
  });
});

describe('RatingHistogram', () => {
  const distribution = [0, 0, 0, 0, 0, 0, 1, 2, 2, 1];
  const ratings = { average: 4.25, count: 6, distribution };

  test('shows the average, and each half star with its count', () => {
    const { container } = render(<RatingHistogram ratings={ratings} />);
    expect(container.textContent).toContain('4.3 / 5');
    expect(screen.getByRole('img', { name: '6 ratings. Most frequent: 4 stars.' })).toBeDefined();
    const rows = [...container.querySelectorAll('tbody tr')].map((row) => row.textContent);
    expect(rows).toEqual(['0.50', '10', '1.50', '20', '2.50', '30', '3.51', '42', '4.52', '51']);
    expect(container.querySelector('[data-own]')).toBeNull();
  });

  test('marks the own rating', () => {
    const { container } = render(<RatingHistogram ratings={ratings} ownRating={4.5} />);
    const own = [...container.querySelectorAll('[data-own]')];
    expect(own.map((bar) => bar.parentElement?.textContent)).toEqual(['You']);
    expect(container.textContent).toContain('4.5 (You)');
  });

  test.each([
    ['no distribution', null],
    ['four ratings', [0, 0, 0, 0, 0, 0, 0, 2, 2, 0]],
    ['a distribution of whole stars', [5, 5, 5, 5, 5]],
  ])('renders nothing for %s', (_, value) => {
    const { container } = render(<RatingHistogram ratings={{ ...ratings, distribution: value }} />);
    expect(container.innerHTML).toBe('');
  });
});
