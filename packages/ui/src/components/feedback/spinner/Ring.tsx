import { keyframes, styled } from '../../../theme/stitches.ts';

export interface RingProps {
  /** 20, 32 or 48 px. */
  size?: 'sm' | 'md' | 'lg';
  /** `current` uses the current text colour. */
  tone?: 'gold' | 'current';
}

/** @internal The rotating ring without a label. */
export function Ring({ size = 'md', tone = 'gold' }: RingProps) {
  return <Root aria-hidden size={size} tone={tone} />;
}

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

const Root = styled('span', {
  display: 'block',
  flex: 'none',
  borderRadius: '$pill',
  borderStyle: 'solid',
  animation: `${turn} 900ms linear infinite`,
  variants: {
    size: {
      sm: { width: '20px', height: '20px', borderWidth: '2px' },
      md: { width: '32px', height: '32px', borderWidth: '2.5px' },
      lg: { width: '48px', height: '48px', borderWidth: '3px' },
    },
    tone: {
      gold: {
        borderColor: '$goldPure $gold $hairlineStrong $hairlineStrong',
        '@forcedColors': { borderColor: 'CanvasText CanvasText Canvas Canvas' },
      },
      current: {
        borderColor: 'currentColor currentColor transparent transparent',
        '@forcedColors': { borderColor: 'ButtonText ButtonText ButtonFace ButtonFace' },
      },
    },
  },
});
