import { litStyle } from '../../../theme/litStyle.ts';
import { styled } from '../../../theme/stitches.ts';

/** @internal The label around a control and its `ChoiceText`: at least 44 px high, and a press on it changes the control. */
export const ChoiceLabel = styled('label', {
  display: 'flex',
  alignItems: 'flex-start',
  gap: '$3',
  minWidth: 0,
  minHeight: '$touch',
  cursor: 'pointer',
  '&:has(:disabled)': { color: '$textTertiary', cursor: 'not-allowed' },
  '@forcedColors': { '&:has(:disabled)': { color: 'GrayText' } },
  variants: {
    variant: {
      plain: { paddingBlock: '10px' },
      card: {
        padding: '11px $4',
        border: '1px solid $hairlineStrong',
        borderRadius: '$button',
        backgroundColor: '$well',
        transition: 'background-color $transitions$quick, border-color $transitions$quick',
        '@hover': { '&:hover:not(:has(:disabled, :checked))': { borderColor: '$border' } },
        '&:has(:checked)': litStyle,
        '@forcedColors': { '&:has(:checked)': { borderColor: 'Highlight' } },
      },
    },
    size: {
      sm: {
        minHeight: '36px',
        paddingBlock: '6px',
        '& > span': { fontSize: '$14', lineHeight: '1.5rem' },
        '@touch': { minHeight: '$touch', paddingBlock: '10px' },
      },
      md: {},
    },
    /** Side of the control in the reading direction. */
    side: { start: {}, end: { flexDirection: 'row-reverse' } },
  },
});

/** @internal Styles of a box of 20 px: a radio button or a checkbox, centred on the first line of its label (1.5rem). */
export const boxStyle = {
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '20px',
  height: '20px',
  marginInline: 0,
  marginBlock: 'calc((1.5rem - 20px) / 2)',
  border: '1px solid $border',
  backgroundColor: '$well',
  cursor: 'inherit',
  transition: 'background-color $transitions$quick, border-color $transitions$quick',
  '&::before': { content: '', opacity: 0, transition: 'opacity $transitions$quick' },
  '@hover': { '&:hover:not(:disabled, :checked)': { borderColor: '$borderHover' } },
  '&:checked': { borderColor: '$champagne' },
  '&:checked::before': { opacity: 1 },
  '&:active:not(:disabled, :checked)': { backgroundColor: '$wash' },
  '&[aria-invalid="true"], [aria-invalid="true"] &': { borderColor: '$danger' },
  '&:disabled': { borderColor: '$hairlineStrong' },
} as const;

/** @internal Styles of a box with forced colours, for its `@forcedColors`. */
export const forcedBoxStyle = {
  forcedColorAdjust: 'none',
  borderColor: 'ButtonText',
  backgroundColor: 'ButtonFace',
  '&:checked': { borderColor: 'Highlight' },
  '&[aria-invalid="true"], [aria-invalid="true"] &': { borderColor: 'ButtonText' },
  '&:disabled': { borderColor: 'GrayText' },
} as const;
