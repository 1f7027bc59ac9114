import type { CarouselProps, Title } from '../cells.ts';

const names = [
  'Elden Ring',
  'Portal 2',
  'Outer Wilds',
  'Red Dead Redemption',
  'The Legend of Zelda',
  'Disco Elysium',
  'Hades',
  'Hollow Knight',
];

/** Two carousels of 100 cards, as Home has them. */
export const shelves: readonly CarouselProps[] = ['Top 100 Games', 'Top 100 Anime'].map((heading, shelf) => ({
  heading,
  titles: Array.from(
    { length: 100 },
    (_, index): Title => ({
      id: shelf * 100 + index,
      rank: index + 1,
      name: names[index % names.length] ?? '',
      href: `/title/${shelf * 100 + index}`,
      imageUrl: `/cover/${shelf * 100 + index}.png`,
      status: 'Completed',
      rating: 4.5,
    }),
  ),
}));
