import './track.css';
import { useRef } from 'react';
import type { CarouselProps } from '../cells.ts';
import { ShelfHead } from './ShelfHead.tsx';
import { Tile } from './Tile.tsx';

/** React and a style sheet, nothing else. */
export function ReactCarousel({ heading, titles }: CarouselProps) {
  const track = useRef<HTMLDivElement>(null);
  const scroll = (direction: 1 | -1) =>
    track.current?.scrollBy({ left: direction * track.current.clientWidth });
  return (
    <section aria-label={heading}>
      <ShelfHead heading={heading} onPrevious={() => scroll(-1)} onNext={() => scroll(1)} />
      <div className="track" ref={track}>
        <ul>
          {titles.map((title) => (
            <li key={title.id}>
              <Tile {...title} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
