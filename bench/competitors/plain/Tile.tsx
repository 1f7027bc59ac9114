import './shelf.css';
import type { Title } from '../cells.ts';

/** A card for carousels that bring none: React and a style sheet. */
export function Tile({ rank, name, href, imageUrl }: Title) {
  return (
    <a className="tile" href={href}>
      <img loading="lazy" decoding="async" src={imageUrl} alt="" width={150} height={180} />
      <span className="tile-text">
        <span className="tile-rank">{rank}</span>
        <span className="tile-name">{name}</span>
      </span>
    </a>
  );
}
