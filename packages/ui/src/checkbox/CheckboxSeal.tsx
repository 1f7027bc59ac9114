import { styled } from '../theme/stitches.ts';

/** @internal Decorative seal at the end of the checkbox: a coin with a compass. */
export function CheckboxSeal() {
  return (
    <Svg viewBox="0 0 28 28" width="28" height="28" aria-hidden>
      <circle cx="14" cy="14" r="12" strokeDasharray="1 3.7" strokeWidth="1.6" />
      <circle cx="14" cy="14" r="6.5" />
      <path d="M14 7.5v13M7.5 14h13" />
    </Svg>
  );
}

const Svg = styled('svg', {
  flex: 'none',
  fill: 'none',
  stroke: '$champagne',
  strokeWidth: '1.2px',
  strokeLinecap: 'round',
  opacity: 0.7,
  '@forcedColors': { stroke: 'currentColor' },
});
