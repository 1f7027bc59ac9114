import { Carousel, MediaTile, Stack, StarRating } from '@gildshelf/ui';
import { sampleCover } from '../../../packages/ui/src/components/graphics/image/sampleCover.ts';
import type { GuidancePair } from './GuidancePair.ts';

const names = ['Elden Ring', 'Portal 2', 'Outer Wilds', 'Disco Elysium', 'Hades', 'Celeste', 'Hollow Knight'];
const tile = (name: string) => (
  <MediaTile name={name} href={`#${name}`} imageUrl={sampleCover(name)} key={name} />
);

/** Rules of components that show titles. */
export const media: Readonly<Record<string, readonly GuidancePair[]>> = {
  MediaTile: [
    {
      good: {
        text: 'Show the name of a title as its maker writes it; the tile shortens it at the end of the second line.',
        example: (
          <MediaTile
            name="The Witcher 3: Wild Hunt"
            href="#witcher"
            imageUrl={sampleCover('The Witcher 3')}
            rank={4}
          />
        ),
      },
      bad: {
        text: 'Write facts into the name. Assistive technology reads them as part of the title.',
        example: (
          <MediaTile
            name="THE WITCHER 3 (2015, RPG, PC/PS4)"
            href="#witcher"
            imageUrl={sampleCover('The Witcher 3')}
          />
        ),
      },
    },
    {
      good: {
        text: 'Pass a rating as `rating`, which has a place of its own.',
        example: (
          <MediaTile
            size="md"
            name="Hades"
            href="#hades"
            imageUrl={sampleCover('Hades')}
            rating={<StarRating value={4.5} size="sm" />}
          />
        ),
      },
      bad: {
        text: 'Put the rating below the tile, where it belongs to no link and the rows get different heights.',
        example: (
          <Stack gap={2}>
            <MediaTile name="Hades" href="#hades" imageUrl={sampleCover('Hades')} />
            <StarRating value={4.5} size="sm" />
          </Stack>
        ),
      },
    },
  ],
  Carousel: [
    {
      good: {
        text: 'Show many titles of one list in a row that ends with a cut card, so that users see that it goes on.',
        example: (
          <Carousel
            title="Top games"
            items={names}
            itemKey={(name) => name}
            renderItem={tile}
            rows={1}
            cardWidth={150}
            height={240}
          />
        ),
      },
      bad: {
        text: 'Hide a few cards behind arrows that would fit into a Grid.',
        example: (
          <Carousel
            title="Two games"
            items={names.slice(0, 2)}
            itemKey={(name) => name}
            renderItem={tile}
            rows={1}
            cardWidth={150}
            height={240}
          />
        ),
      },
    },
  ],
};
