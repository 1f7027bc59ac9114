import type { HTMLAttributes, Ref } from 'react';
import type { IconName } from '../icon/Icon.tsx';
import { Icon } from '../icon/Icon.tsx';
import { css } from '../theme/stitches.ts';

export interface IconButtonProps
  extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style' | 'children'> {
  icon: IconName;
  /** What it does, in words. */
  label: string;
  /** `quiet` without an edge, `outline` a ring, `overlay` a dark disc that stands on a picture. */
  variant?: 'quiet' | 'outline' | 'overlay';
  /** 32 (44 by touch) or 44 px. */
  size?: 'sm' | 'md';
  disabled?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A button that is only a drawing; its label is read. */
export function IconButton({ icon, label, variant = 'quiet', size = 'md', ...rest }: IconButtonProps) {
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
  '@hover': { '&:hover:not(:disabled)': { color: '$champagne', backgroundColor: '$wash' } },
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
        '@hover': { '&:hover:not(:disabled)': { borderColor: '$gold' } },
        '&:disabled, &[aria-disabled="true"]': {
          borderColor: '$hairlineStrong',
          backgroundColor: 'transparent',
        },
      },
      overlay: {
        borderColor: '$hairlineStrong',
        backgroundColor: 'rgba(7,18,32,.86)',
        '@hover': {
          '&:hover:not(:disabled)': { borderColor: '$gold', backgroundColor: 'rgba(24,38,56,.96)' },
        },
      },
    },
    size: {
      sm: { width: '32px', height: '32px', '@touch': { width: '$touch', height: '$touch' } },
      md: { width: '$touch', height: '$touch' },
    },
  },
});
