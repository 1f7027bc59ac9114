import {
  CheckboxGroup,
  Column,
  CoverGrid,
  CoverTile,
  Heading,
  RailLayout,
  ResultList,
  SearchField,
  VisuallyHidden,
} from '@gildshelf/ui';
import { useState } from 'react';
import { coverUrl, games } from './showcase.ts';

/** A search field with its results. */
export function SearchPart() {
  const [query, setQuery] = useState('the');
  const results = games.filter(({ title }) => title.toLowerCase().includes(query.toLowerCase())).slice(0, 4);
  return (
    <Column>
      <Heading level={2} align="centre">
        Discover Content
      </Heading>
      <SearchField
        label="Search for games"
        role="combobox"
        aria-expanded={results.length > 0}
        aria-controls="sink-results"
        placeholder="Search for games"
        value={query}
        onChange={setQuery}
      />
      <VisuallyHidden>{`${results.length} results`}</VisuallyHidden>
      <ResultList
        id="sink-results"
        label="Results"
        query={query}
        results={results.map((view) => ({
          id: `sink-${view.id}`,
          name: view.title,
          type: 'Game',
          typeIcon: 'gamepad',
          href: `#${view.slug}`,
          imageUrl: coverUrl(view, 'thumbnail'),
        }))}
      />
    </Column>
  );
}

const genres = [
  { value: 'Action', label: 'Action', note: '121' },
  { value: 'Puzzle', label: 'Puzzle', note: '31' },
];

/** Covers that filters narrow. */
export function BrowsePart() {
  return (
    <RailLayout
      railLabel="Filters of the games"
      railId="sink-filters"
      rail={<CheckboxGroup label="Genres" size="sm" options={genres} />}
    >
      <CoverGrid aria-label="Filtered games">
        {games.map((view) => (
          <CoverTile
            key={view.id}
            name={view.title}
            href={`#${view.slug}`}
            imageUrl={coverUrl(view, 'card')}
            year={view.year}
            average={view.averageRating}
          />
        ))}
      </CoverGrid>
    </RailLayout>
  );
}
