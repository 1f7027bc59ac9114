import { useId } from 'react';
import type { RootAttributes } from '../../../elements/RootAttributes.ts';
import { styled } from '../../../theme/stitches.ts';
import { detail } from '../../../theme/themes/darkTheme.ts';

export interface BrandMarkProps extends RootAttributes<SVGSVGElement> {
  /** Width and height: 24, 28 or 40 px. */
  size?: 'sm' | 'md' | 'lg';
}

/**
 * The logo: three gilded books on a shelf. It has no accessible name; the link around it must have one.
 * Renders an `<svg>` element.
 */
export function BrandMark({ size = 'md', ...rest }: BrandMarkProps) {
  const gradientId = `${useId()}light`;
  return (
    <Svg viewBox="0 0 28 28" width={pixels[size]} height={pixels[size]} aria-hidden="true" {...rest}>
      <defs>
        <linearGradient id={gradientId} x2="0" y2="1">
          <stop />
          <stop offset=".5" />
          <stop offset="1" />
        </linearGradient>
      </defs>
      <path
        fill={`url(#${gradientId})`}
        d="M4 8.5a1 1 0 0 1 1-1h3a1 1 0 0 1 1 1V22H4zM10.5 5a1 1 0 0 1 1-1h3a1 1 0 0 1 1 1v17h-5z"
      />
      <path
        fill={`url(#${gradientId})`}
        fillOpacity=".66"
        d="M16.7 8a.9.9 0 0 1 .6-1.1l2.7-.8a.9.9 0 0 1 1.1.6L25.3 20.6a.9.9 0 0 1-.6 1.1l-1 .3h-3.1z"
      />
      <rect x="2" y="23.4" width="24" height="1.8" rx=".9" fill={`url(#${gradientId})`} />
    </Svg>
  );
}

const pixels = { sm: 24, md: 28, lg: 40 };

const Svg = styled('svg', {
  flexShrink: 0,
  '& stop': {
    stopColor: detail('logo1'),
    '&:nth-child(2)': { stopColor: detail('logo2') },
    '&:nth-child(3)': { stopColor: detail('logo3') },
  },
  '@forcedColors': { '& path, & rect': { fill: 'CanvasText' } },
});
