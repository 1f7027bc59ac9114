import { type ReactNode, useId } from 'react';
import type { RootAttributes } from '../../../elements/RootAttributes.ts';
import { styled } from '../../../theme/stitches.ts';
import { detail } from '../../../theme/themes/darkTheme.ts';
import { Heading } from '../../typography/heading/Heading.tsx';

export interface EmptyStateProps extends RootAttributes<HTMLDivElement> {
  /** States what is missing. */
  title: string;
  /** Level of the title in the outline of the page. */
  headingLevel?: 1 | 2 | 3;
  /** Additional text. */
  children?: ReactNode;
  /** A button for the next step. */
  action?: ReactNode;
}

/** Shown in place of missing content: an illustration of a shelf, a title and an optional action. Renders a `<div>` element. */
export function EmptyState({ title, headingLevel = 2, children, action, ...rest }: EmptyStateProps) {
  return (
    <Root {...rest}>
      <EmptyStateIllustration />
      <Texts>
        <Heading level={headingLevel} size="md" align="centre">
          {title}
        </Heading>
        {children}
      </Texts>
      {action}
    </Root>
  );
}

const Root = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '$6',
  padding: '$8 $4',
  textAlign: 'center',
});

const Texts = styled('div', {
  display: 'grid',
  gap: '$2',
  maxWidth: '420px',
  marginTop: '$3',
  color: '$textSecondary',
  overflowWrap: 'anywhere',
  '& > h1, & > h2, & > h3': { color: '$text' },
});

/** The illustration: two empty places on a shelf and one leaning title. */
function EmptyStateIllustration() {
  const gradientId = `${useId()}line`;
  return (
    <Svg viewBox="0 0 240 108" width="240" height="108" aria-hidden="true">
      <linearGradient id={gradientId}>
        <stop stopOpacity="0" />
        <stop offset=".3" />
        <stop offset=".7" stopOpacity=".7" />
        <stop offset="1" stopOpacity="0" />
      </linearGradient>
      <g data-part="free">
        <rect x="37.5" y="30" width="40" height="72" rx="5" />
        <rect x="83.5" y="12" width="46" height="90" rx="5" />
      </g>
      <g data-part="title" transform="rotate(14 164 61)">
        <rect x="143" y="20" width="43" height="80" rx="5" />
        <circle cx="164.5" cy="50" r="11.5" />
        <path d="M164.5 32.5v4M164.5 63.5v4M147 50h4M178 50h4M152 88h25" />
      </g>
      <path data-part="spark" d="M205 6q1.3 6.7 8 8-6.7 1.3-8 8-1.3-6.7-8-8 6.7-1.3 8-8Z" />
      <rect y="104" width="240" height="2" fill={`url(#${gradientId})`} />
    </Svg>
  );
}

const Svg = styled('svg', {
  fill: 'none',
  strokeLinecap: 'round',
  '& stop': { stopColor: '$colors$goldPure', '&:nth-child(2)': { stopColor: '$colors$champagne' } },
  '& [data-part="free"]': { stroke: detail('placeholderBorder'), strokeDasharray: '4 4' },
  '& [data-part="title"]': { stroke: '$champagne', '& > rect': { stroke: '$gold', fill: '$surfaceHigh' } },
  '& [data-part="spark"]': { fill: '$goldPure' },
  '@forcedColors': {
    '& [data-part]': { stroke: 'CanvasText', '& > rect': { fill: 'Canvas', stroke: 'CanvasText' } },
    '& > rect': { fill: 'CanvasText' },
  },
});
