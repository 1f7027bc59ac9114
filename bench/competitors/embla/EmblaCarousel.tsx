import './embla.css';
import useEmblaCarousel from 'embla-carousel-react';
import type { CarouselProps, Title } from '../cells.ts';
import { ShelfHead } from '../plain/ShelfHead.tsx';
import { Tile } from '../plain/Tile.tsx';

/** Embla knows one row: a slide is a column of two cards. */
export function EmblaCarousel({ heading, titles }: CarouselProps) {
  const [viewport, embla] = useEmblaCarousel({ align: 'start', slidesToScroll: 'auto', dragFree: true });
  return (
    <section aria-label={heading}>
      <ShelfHead
        heading={heading}
        onPrevious={() => embla?.scrollPrev()}
        onNext={() => embla?.scrollNext()}
      />
      <div className="embla" ref={viewport}>
        <ul>
          {columns(titles).map((column) => (
            <li key={column[0]?.id}>
              {column.map((title) => (
                <Tile key={title.id} {...title} />
              ))}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function columns(titles: readonly Title[]): Title[][] {
  return Array.from({ length: Math.ceil(titles.length / 2) }, (_, index) =>
    titles.slice(index * 2, index * 2 + 2),
  );
}
