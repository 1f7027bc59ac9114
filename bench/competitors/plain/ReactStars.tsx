import './stars.css';
import type { StarsProps } from '../cells.ts';
import { starDrawing } from './starDrawing.ts';

/** The same slider by React and a style sheet, nothing else. */
export function ReactStars({ value, onChange }: StarsProps) {
  return (
    <div
      className="stars"
      role="slider"
      tabIndex={0}
      aria-label="Rating"
      aria-valuemin={0}
      aria-valuemax={5}
      aria-valuenow={value}
      aria-valuetext={starDrawing.words(value)}
      data-rating={value}
      onKeyDown={(event) => {
        const next = starDrawing.after(event.key, value);
        if (next === undefined) return;
        event.preventDefault();
        onChange(next);
      }}
    >
      <svg
        viewBox={starDrawing.viewBox}
        width={starDrawing.width}
        height={starDrawing.height}
        aria-hidden="true"
      >
        <path className="empty" d={starDrawing.path} />
        <svg className="filled" width={starDrawing.filled(value)} height={24} aria-hidden="true">
          <path d={starDrawing.path} />
        </svg>
      </svg>
    </div>
  );
}
