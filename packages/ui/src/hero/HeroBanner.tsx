import { styled } from '../theme/stitches.ts';

export interface HeroBannerProps {
  children: string;
}

/** A line of news in a pill, with a partly filled progress bar as decoration. */
export function HeroBanner({ children }: HeroBannerProps) {
  return (
    <Pill>
      <Gauge aria-hidden="true" />
      {children}
    </Pill>
  );
}

const Pill = styled('p', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$3',
  minHeight: '34px',
  padding: '5px $4 5px $3',
  border: '1px solid rgba(255,215,0,.38)',
  borderRadius: '$pill',
  backgroundColor: '$wash',
  color: '$champagneLight',
  fontSize: '$12',
  lineHeight: 1.35,
  '@sm': { fontSize: '$14' },
});

const Gauge = styled('span', {
  flexShrink: 0,
  width: '34px',
  height: '4px',
  borderRadius: '$pill',
  background: 'linear-gradient(90deg, #FFE9A3, #F2C021 62%, rgba(255,255,255,.2) 62%)',
});
