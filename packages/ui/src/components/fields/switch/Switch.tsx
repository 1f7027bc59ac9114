import { reportMisuse } from '../../../elements/reportMisuse.ts';
import { litStyle } from '../../../theme/litStyle.ts';
import { styled } from '../../../theme/stitches.ts';
import { ChoiceField, type ChoiceFieldProps } from '../choice/ChoiceField.tsx';

export interface SwitchProps extends ChoiceFieldProps {
  /** Label, always visible; the accessible name. It says what is on, and does not change with the state. */
  label: string;
  /** Width and height of the switch: 36 × 20 or 44 × 24 px. The row is always 44 px high. */
  size?: 'sm' | 'md';
  /** Side of the switch in the reading direction; `end` moves it to the end of the row, for a list of settings. */
  side?: 'start' | 'end';
}

/**
 * A setting that is on (checked) or off and takes effect at once, controlled or uncontrolled. Uses a native checkbox, so that it
 * takes part in forms. Attributes and the ref go to its `<input>` element.
 */
export function Switch({ size = 'md', side = 'start', ...rest }: SwitchProps) {
  reportMisuse(
    !rest.label,
    'A Switch has no label. A screen reader announces “on” or “off”, but not of what. Pass what is on: label="Email me".',
  );
  return (
    <ChoiceField {...rest} side={side}>
      {(attributes) => <Track {...attributes} type="checkbox" role="switch" size={size} />}
    </ChoiceField>
  );
}

// The margins centre it on the first line of the label, which is 1.5rem high.
const Track = styled('input', {
  appearance: 'none',
  position: 'relative',
  flex: 'none',
  marginInline: 0,
  border: '1px solid $border',
  borderRadius: '$pill',
  backgroundColor: '$well',
  cursor: 'inherit',
  transition: 'background-color $transitions$quick, border-color $transitions$quick',
  '&::before': {
    content: '',
    position: 'absolute',
    borderRadius: '$pill',
    backgroundColor: '$textSecondary',
    transition: 'transform $transitions$quick, background-color $transitions$quick',
  },
  '@hover': { '&:hover:not(:disabled)': { borderColor: '$borderHover' } },
  '&:checked': litStyle,
  '&:checked::before': { backgroundColor: '$text' },
  '&:active:not(:disabled)::before': { backgroundColor: '$champagne' },
  '&[aria-invalid="true"]': { borderColor: '$danger' },
  '&:disabled': { borderColor: '$hairlineStrong' },
  '&:disabled::before': { backgroundColor: '$textDisabled' },
  '@forcedColors': {
    forcedColorAdjust: 'none',
    borderColor: 'ButtonText',
    backgroundColor: 'ButtonFace',
    '&::before': { backgroundColor: 'ButtonText' },
    '&:checked': { borderColor: 'Highlight', backgroundColor: 'Highlight' },
    '&:checked::before': { backgroundColor: 'HighlightText' },
    '&[aria-invalid="true"]': { borderColor: 'ButtonText' },
    '&:disabled': { borderColor: 'GrayText' },
    '&:disabled::before': { backgroundColor: 'GrayText' },
    '&:disabled:checked': { backgroundColor: 'GrayText' },
    '&:disabled:checked::before': { backgroundColor: 'ButtonFace' },
  },
  variants: {
    size: {
      sm: {
        width: '36px',
        height: '20px',
        marginBlock: 'calc((1.5rem - 20px) / 2)',
        '&::before': { top: '3px', insetInlineStart: '3px', width: '12px', height: '12px' },
        '&:checked::before': { transform: 'translateX(16px)' },
        '&:checked:dir(rtl)::before': { transform: 'translateX(-16px)' },
      },
      md: {
        width: '44px',
        height: '24px',
        marginBlock: 'calc((1.5rem - 24px) / 2)',
        '&::before': { top: '3px', insetInlineStart: '3px', width: '16px', height: '16px' },
        '&:checked::before': { transform: 'translateX(20px)' },
        '&:checked:dir(rtl)::before': { transform: 'translateX(-20px)' },
      },
    },
  },
});
