import { css } from '../../../theme/stitches.ts';

/** @internal Shared styles of frames around an input and further controls; the input in them has no frame and no outline. */
export const fieldFrameStyles = css({
  display: 'flex',
  maxWidth: '100%',
  minHeight: '$control',
  border: '1px solid $border',
  borderRadius: '$button',
  backgroundColor: '$well',
  transition: 'border-color $transitions$quick',
  '@hover': { '&:hover:not(:has(input:disabled))': { borderColor: '$borderHover' } },
  '&:has(input:focus-visible)': { outline: '2px solid $colors$goldPure', outlineOffset: '2px' },
  '&:has(input[aria-invalid])': { borderColor: '$danger', boxShadow: 'inset 0 0 0 1px $colors$danger' },
  '&:has(input[readonly])': { borderStyle: 'dashed' },
  '&:has(input:disabled)': { borderColor: '$hairlineStrong' },
  '@forcedColors': { '&:has(input:focus-visible)': { outlineColor: 'Highlight' } },
  '& > input': {
    minWidth: 0,
    border: 0,
    // The frame shows the focus.
    outline: 'none !important',
    backgroundColor: 'transparent',
    fontSize: '$16',
    '&::placeholder': { color: '$textTertiary', opacity: 1 },
    '&[readonly]': { color: '$textSecondary' },
    '&:disabled': { color: '$textTertiary', cursor: 'not-allowed' },
  },
});
