import { Column, Heading, ResultList, SearchField, VisuallyHidden } from '@gildshelf/ui';
import { useState } from 'react';
import { coverOf, games } from './showcase.ts';

/** Searching, with what was found. */
export function SearchPart() {
  const [query, setQuery] = useState('the');
  const found = games.filter(({ title }) => title.toLowerCase().includes(query.toLowerCase())).slice(0, 4);
  return (
    <Column>
      <Heading level={2} align="centre">
        Discover Content
      </Heading>
      <SearchField
        label="Search for games"
        role="combobox"
        aria-expanded={found.length > 0}
        aria-controls="sink-results"
        placeholder="Search for games"
        value={query}
        onChange={setQuery}
      />
      <VisuallyHidden>{`${found.length} results`}</VisuallyHidden>
      <ResultList
        id="sink-results"
        label="Results"
        query={query}
        results={found.map((view) => ({
          id: `sink-${view.id}`,
          name: view.title,
          type: 'Game',
          typeIcon: 'gamepad',
          href: `#${view.slug}`,
          imageUrl: coverOf(view, 'thumbnail'),
        }))}
      />
    </Column>
  );
}
