import { css } from '../../../theme/stitches.ts';

/** @internal Shared styles of inputs, text areas and selects. */
export const fieldControlStyles = css({
  display: 'block',
  width: '100%',
  minHeight: '$control',
  margin: 0,
  padding: '$2 14px',
  border: '1px solid $border',
  borderRadius: '$button',
  color: '$text',
  backgroundColor: '$well',
  fontSize: '$16',
  lineHeight: '$text',
  caretColor: '$goldPure',
  transition: 'border-color $transitions$quick',
  '@hover': { '&:hover:not(:disabled):not([readonly])': { borderColor: '$borderHover' } },
  '&::placeholder': { color: '$textTertiary', opacity: 1 },
  '&:disabled': { color: '$textTertiary', borderColor: '$hairlineStrong', cursor: 'not-allowed', opacity: 1 },
  '&[readonly]': { color: '$textSecondary', borderStyle: 'dashed' },
  '&[aria-invalid="true"]': { borderColor: '$danger', boxShadow: 'inset 0 0 0 1px $colors$danger' },
  // Replaces the pale blue background that browsers give to autofilled fields.
  '&:autofill': {
    '-webkit-text-fill-color': '$colors$text',
    boxShadow: 'inset 0 0 0 100px $colors$well',
  },
  variants: {
    ending: { true: { paddingInlineEnd: '52px' } },
    starting: { true: { paddingInlineStart: '48px' } },
    monospace: {
      true: { fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace', fontSize: '$14' },
    },
    resizes: { true: { resize: 'vertical' } },
  },
});
