import { StarRow } from './StarRow.tsx';
import { starsText } from './starsText.ts';

export interface StarDisplayProps {
  value: number;
  max?: number;
  step?: number;
  size?: 'small' | 'medium' | 'large';
  label?: string;
}

/** A rating as a picture: role img, '3.5 of 5 stars'. */
export function StarDisplay({ value, max = 5, step = 0.5, size = 'medium', label }: StarDisplayProps) {
  const text = starsText(value, max);
  return (
    <StarRow
      role="img"
      aria-label={label ? `${label}: ${text}` : text}
      data-rating={value}
      rating={value}
      max={max}
      step={step}
      size={size}
    />
  );
}
