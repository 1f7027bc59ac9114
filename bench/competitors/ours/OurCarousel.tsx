import { Carousel, MediaTile } from '@gildshelf/ui';
import type { CarouselProps, Title } from '../cells.ts';

export function OurCarousel({ heading, titles }: CarouselProps) {
  return (
    <Carousel
      title={heading}
      items={titles}
      itemKey={titleId}
      renderItem={renderTile}
      cardWidth={150}
      height={504}
    />
  );
}

const titleId = ({ id }: Title) => id;
const renderTile = ({ name, rank, href, imageUrl }: Title) => (
  <MediaTile name={name} rank={rank} href={href} imageUrl={imageUrl} />
);

/** Colours, type and the focus ring: what a page with any of our parts loads once. */
export { globalStyles } from '@gildshelf/ui';
