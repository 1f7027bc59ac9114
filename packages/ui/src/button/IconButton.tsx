import type { IconName } from '../icon/Icon.tsx';
import { Icon } from '../icon/Icon.tsx';
import type { RootAttributes } from '../theme/RootAttributes.ts';
import { reportMisuse } from '../theme/reportMisuse.ts';
import { css } from '../theme/stitches.ts';

export interface IconButtonProps extends RootAttributes<HTMLButtonElement, 'aria-label'> {
  /** The drawing. */
  icon: IconName;
  /** What it does, in words: its name for screen readers. */
  label: string;
  /** `quiet` without an edge, `outline` a ring, `overlay` a dark disc that stands on a picture. */
  variant?: 'quiet' | 'outline' | 'overlay';
  /** 32 (44 by touch) or 44 px. */
  size?: 'sm' | 'md';
  /** Cannot be pressed, nor have the focus. */
  disabled?: boolean;
}

/** A button that is only a drawing; its label is read. Renders a `<button>` element. */
export function IconButton({ icon, label, variant = 'quiet', size = 'md', ...rest }: IconButtonProps) {
  reportMisuse(
    !label,
    'An IconButton has no label. It shows no words, so a screen reader would say “button” and no more. Pass what it does: label="Close".',
  );
  return (
    <button {...rest} type="button" aria-label={label} className={look({ variant, size }).className}>
      <Icon name={icon} size={size === 'sm' ? 'sm' : 'md'} />
    </button>
  );
}

const look = css({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  padding: 0,
  border: '1px solid transparent',
  borderRadius: '$pill',
  color: '$text',
  backgroundColor: 'transparent',
  cursor: 'pointer',
  transition:
    'background-color $transitions$quick, border-color $transitions$quick, color $transitions$quick',
  '@hover': {
    '&:hover:not(:disabled, [aria-disabled="true"])': { color: '$champagne', backgroundColor: '$wash' },
  },
  '&:active': { backgroundColor: '$washSoft' },
  '&:disabled, &[aria-disabled="true"]': { color: '$textDisabled', cursor: 'default' },
  '@forcedColors': {
    borderColor: 'ButtonText',
    '&:disabled, &[aria-disabled="true"]': { color: 'GrayText', borderColor: 'GrayText' },
  },
  variants: {
    variant: {
      quiet: {},
      outline: {
        borderColor: 'rgba(255,255,255,.28)',
        backgroundColor: 'rgba(255,255,255,.03)',
        '@hover': { '&:hover:not(:disabled, [aria-disabled="true"])': { borderColor: '$gold' } },
        '&:disabled, &[aria-disabled="true"]': {
          borderColor: '$hairlineStrong',
          backgroundColor: 'transparent',
        },
      },
      overlay: {
        borderColor: '$hairlineStrong',
        backgroundColor: 'rgba(7,18,32,.86)',
        '@hover': {
          '&:hover:not(:disabled, [aria-disabled="true"])': {
            borderColor: '$gold',
            backgroundColor: 'rgba(24,38,56,.96)',
          },
        },
      },
    },
    size: {
      sm: { width: '32px', height: '32px', '@touch': { width: '$touch', height: '$touch' } },
      md: { width: '$touch', height: '$touch' },
    },
  },
});
