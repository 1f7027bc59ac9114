import { css } from '../../../theme/stitches.ts';
import { detail } from '../../../theme/themes/darkTheme.ts';

/** Styles of a button that shows only an icon. */
export const iconButtonStyles = css({
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
        borderColor: detail('controlBorder'),
        backgroundColor: detail('controlFill'),
        '@hover': { '&:hover:not(:disabled, [aria-disabled="true"])': { borderColor: '$gold' } },
        '&:disabled, &[aria-disabled="true"]': {
          borderColor: '$hairlineStrong',
          backgroundColor: 'transparent',
        },
      },
      overlay: {
        borderColor: '$hairlineStrong',
        backgroundColor: detail('overlayFill'),
        '@hover': {
          '&:hover:not(:disabled, [aria-disabled="true"])': {
            borderColor: '$gold',
            backgroundColor: detail('overlayFillHover'),
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
