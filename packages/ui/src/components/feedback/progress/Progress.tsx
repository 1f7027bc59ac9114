import { useState } from 'react';
import type { RootAttributes } from '../../../elements/RootAttributes.ts';
import { reportMisuse } from '../../../elements/reportMisuse.ts';
import { keyframes, styled } from '../../../theme/stitches.ts';
import { VisuallyHidden } from '../../typography/visually-hidden/VisuallyHidden.tsx';

export interface ProgressProps
  extends RootAttributes<
    HTMLDivElement,
    | 'role'
    | 'aria-label'
    | 'aria-labelledby'
    | 'aria-valuemax'
    | 'aria-valuemin'
    | 'aria-valuenow'
    | 'aria-valuetext'
  > {
  /** Accessible name: what is in progress. */
  label?: string;
  /** Id of the visible element that names the progress, in place of `label`. */
  labelledBy?: string;
  /** What is done, from 0 to `max`. Without it the progress is indeterminate: a bar moves, and no value is announced. */
  value?: number;
  /** The value at the end. */
  max?: number;
  /** The value in words, such as '742 of 1,248'; by default screen readers announce the percentage. */
  valueText?: string;
  /** Announces the value politely with each tenth, for a progress that the user waits for. */
  announced?: boolean;
  /** Height of the bar: 4, 8 or 12 px. */
  size?: 'sm' | 'md' | 'lg';
  /** `gold` for the one progress that a page is about, `neutral` for those in a list, `danger` for one that has failed. */
  tone?: 'gold' | 'neutral' | 'danger';
}

/**
 * A progress bar, determinate or indeterminate, as wide as its container; the text about it is up to the page. Renders a
 * `<div>` element with the role `progressbar`.
 */
export function Progress({
  label,
  labelledBy,
  value,
  max = 100,
  valueText,
  announced,
  size = 'md',
  tone = 'gold',
  ...rest
}: ProgressProps) {
  reportMisuse(
    !label && !labelledBy,
    'A Progress has no label. A screen reader announces a value, but not of what. Pass label="Import", or the id of the visible text as labelledBy.',
  );
  reportMisuse(
    !(max > 0) || (value !== undefined && !(value >= 0 && value <= max)),
    `Progress got value={${value}} and max={${max}}: the bar is drawn with the nearest possible value. Pass a value from 0 to max.`,
  );
  const end = max > 0 ? max : 1;
  const done = value === undefined || Number.isNaN(value) ? undefined : Math.min(Math.max(value, 0), end);
  const text = valueText ?? (done === undefined ? undefined : `${Math.floor((done / end) * 100)}%`);
  return (
    <>
      <Root
        {...rest}
        role="progressbar"
        aria-label={labelledBy ? undefined : label}
        aria-labelledby={labelledBy}
        aria-valuemin={0}
        aria-valuemax={end}
        aria-valuenow={done}
        aria-valuetext={text}
        data-state={done === undefined ? 'indeterminate' : done === end ? 'complete' : 'loading'}
        size={size}
      >
        {done === undefined ? (
          <MovingBar tone={tone} />
        ) : (
          <Bar value={done} max={end} aria-hidden tone={tone} />
        )}
      </Root>
      {announced && <Announcement text={text} tenth={Math.floor(((done ?? 0) / end) * 10)} />}
    </>
  );
}

/** A live region with the text of the last tenth that was reached; empty at first, because nothing is announced before a change. */
function Announcement({ text, tenth }: { text: string | undefined; tenth: number }) {
  const [last, setLast] = useState<{ tenth: number; text?: string }>({ tenth });
  if (last.tenth !== tenth) setLast({ tenth, text });
  return <VisuallyHidden role="status">{last.text}</VisuallyHidden>;
}

const Root = styled('div', {
  position: 'relative',
  width: '100%',
  overflow: 'hidden',
  borderRadius: '$pill',
  backgroundColor: '$hairlineStrong',
  '@forcedColors': { border: '1px solid CanvasText' },
  variants: { size: { sm: { height: '4px' }, md: { height: '8px' }, lg: { height: '12px' } } },
});

const gold = { backgroundColor: '$gold', backgroundImage: '$goldLeaf' } as const;
const system = { backgroundColor: 'Highlight', backgroundImage: 'none' } as const;

/** Styles of the filled part, which has a name of its own in each engine. A selector with both would match in neither. */
const filled = (colours: { backgroundColor: string; backgroundImage?: string }) => {
  const styles = { ...colours, '@forcedColors': system };
  return { '&::-webkit-progress-value': styles, '&::-moz-progress-bar': styles };
};

// A native element, because its value is no style: a server renders no `style` attribute.
const Bar = styled('progress', {
  appearance: 'none',
  display: 'block',
  width: '100%',
  height: '100%',
  border: 0,
  background: 'none',
  '@forcedColors': { forcedColorAdjust: 'none' },
  '&::-webkit-progress-bar': { background: 'none' },
  '&::-webkit-progress-value': { borderRadius: '$pill' },
  '&::-moz-progress-bar': { borderRadius: '$pill' },
  variants: {
    tone: {
      gold: filled(gold),
      neutral: filled({ backgroundColor: '$text' }),
      danger: filled({ backgroundColor: '$danger' }),
    },
  },
});

const move = keyframes({
  from: { transform: 'translateX(-70%) scaleX(.4)' },
  to: { transform: 'translateX(70%) scaleX(.4)' },
});

const MovingBar = styled('span', {
  display: 'block',
  height: '100%',
  borderRadius: '$pill',
  animation: `${move} 1400ms ease-in-out infinite`,
  '@forcedColors': { forcedColorAdjust: 'none' },
  '&:dir(rtl)': { animationDirection: 'reverse' },
  // Dashes instead, since a full bar that stands still would seem complete.
  '@motion': { maskImage: 'repeating-linear-gradient(90deg, black 0 12px, transparent 12px 20px)' },
  variants: {
    tone: {
      gold: { ...gold, '@forcedColors': system },
      neutral: { backgroundColor: '$text', '@forcedColors': system },
      danger: { backgroundColor: '$danger', '@forcedColors': system },
    },
  },
});
