import {
  Backdrop,
  Button,
  ChipLinks,
  Column,
  DetailText,
  FactList,
  Field,
  Heading,
  Histogram,
  MediaHead,
  MediaLayout,
  Panel,
  ScoreLine,
  Select,
  ShelfRow,
  Stack,
  StandingCover,
  StarRating,
  Text,
  TrailerFrame,
} from '@gildshelf/ui';
import { useState } from 'react';
import { coverUrl, games, zelda } from './showcase.ts';

const facts = [
  { label: 'Release Date', value: '03/03/2017' },
  { label: 'Platforms', value: <DetailText detail="Nintendo Switch, Wii U">Nintendo Switch</DetailText> },
  { label: 'ESRB Rating', value: 'Everyone 10+' },
];

const genres = ['Action', 'Adventure', 'Open world'];

const ratings = [2, 3, 8, 21, 34, 55, 40, 61, 89, 72].map((count, index) => ({
  label: String((index + 1) / 2),
  count,
  own: index === 8,
}));

/** The page of one title: its details and a rating form. */
export function TitlePart() {
  return (
    <Backdrop imageUrl={coverUrl(zelda, 'banner')}>
      <Stack gap={8}>
        <MediaLayout
          head={
            <MediaHead kicker="Game" title={zelda.title}>
              <ScoreLine rating={4.47} figure="4.47">
                Average Rating on RAWG
              </ScoreLine>
            </MediaHead>
          }
          media={<StandingCover imageUrl={coverUrl(zelda, 'detail')} />}
          facts={<FactList variant="row" facts={facts} />}
          panel={<RatingPanel />}
        >
          <Heading level={2} size="sm">
            Description
          </Heading>
          <Text tone="secondary" prose>
            {zelda.description}
          </Text>
          <ChipLinks label="Genres" links={genres.map((label) => ({ label, href: `#${label}` }))} />
        </MediaLayout>
        <Column>
          <TrailerFrame
            label="Play trailer"
            caption="Trailer"
            imageUrl={coverUrl(zelda, 'banner')}
            onPlay={() => undefined}
          />
        </Column>
        <ShelfRow
          label="The series in order"
          items={games.slice(0, 8).map((view) => ({
            id: view.id,
            name: view.title,
            note: String(view.year ?? ''),
            href: `#${view.slug}`,
            imageUrl: coverUrl(view, 'card'),
            current: view.id === zelda.id,
          }))}
        />
        <Column>
          <Histogram
            caption="Ratings here"
            summary="385 ratings; 4.5 stars are the most frequent."
            valueHeader="Stars"
            countHeader="Ratings"
            bars={ratings}
          />
        </Column>
      </Stack>
    </Backdrop>
  );
}

function RatingPanel() {
  const [rating, setRating] = useState(4.5);
  return (
    <Panel as="section" aria-label="On your shelf">
      <Stack gap={4}>
        <Heading level={2} size="sm">
          On your shelf
        </Heading>
        <Select
          label="Status"
          defaultValue="playing"
          options={[
            { value: 'playing', label: 'Playing' },
            { value: 'completed', label: 'Completed' },
            { value: 'planned', label: 'Planned' },
          ]}
        />
        <Field label="Rating" group hint="Half stars count.">
          {(_, labelId) => <StarRating value={rating} onChange={setRating} labelledBy={labelId} />}
        </Field>
        <Button variant="gold">Submit</Button>
      </Stack>
    </Panel>
  );
}
