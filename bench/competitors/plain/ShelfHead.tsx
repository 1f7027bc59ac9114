import './shelf.css';

export interface ShelfHeadProps {
  readonly heading: string;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
}

/** A heading and two arrows for carousels that bring none. */
export function ShelfHead({ heading, onPrevious, onNext }: ShelfHeadProps) {
  return (
    <div className="shelf-head">
      <h2>{heading}</h2>
      <div>
        <button type="button" aria-label={`Previous: ${heading}`} onClick={onPrevious}>
          ‹
        </button>
        <button type="button" aria-label={`Next: ${heading}`} onClick={onNext}>
          ›
        </button>
      </div>
    </div>
  );
}
