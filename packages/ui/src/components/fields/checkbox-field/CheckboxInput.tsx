import { type InputHTMLAttributes, type Ref, useCallback, useLayoutEffect, useRef } from 'react';
import { assignRef } from '../../../elements/RootAttributes.ts';
import { styled } from '../../../theme/stitches.ts';
import { boxStyle, forcedBoxStyle } from '../choice/choiceStyles.ts';

interface CheckboxInputProps extends InputHTMLAttributes<HTMLInputElement> {
  indeterminate?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** @internal A native checkbox in the styles of the theme. */
export function CheckboxInput({ indeterminate = false, ref, ...rest }: CheckboxInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const setInput = useCallback(
    (node: HTMLInputElement | null) => {
      input.current = node;
      return assignRef(ref, node);
    },
    [ref],
  );
  // After every render, because the browser ends the state on a press, and HTML has no attribute for it.
  useLayoutEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  });
  return <Box {...rest} ref={setInput} type="checkbox" />;
}

const Box = styled('input', {
  ...boxStyle,
  borderRadius: '$button',
  '&::before': {
    ...boxStyle['&::before'],
    width: '12px',
    height: '12px',
    // The page's colour, which contrasts with champagne in every theme.
    backgroundColor: '$page',
    clipPath: 'polygon(13% 46%, 0 60%, 38% 94%, 100% 22%, 86% 9%, 37% 67%)',
  },
  '&:checked, &:indeterminate': { borderColor: '$champagne', backgroundColor: '$champagne' },
  '&:indeterminate::before': {
    opacity: 1,
    clipPath: 'polygon(8% 41%, 92% 41%, 92% 59%, 8% 59%)',
  },
  '&:disabled:checked, &:disabled:indeterminate': {
    borderColor: '$hairlineStrong',
    backgroundColor: '$hairlineStrong',
  },
  '&:disabled::before': { backgroundColor: '$textSecondary' },
  '@forcedColors': {
    ...forcedBoxStyle,
    '&:checked, &:indeterminate': { borderColor: 'Highlight', backgroundColor: 'Highlight' },
    '&::before': { backgroundColor: 'HighlightText' },
    '&:disabled:checked, &:disabled:indeterminate': { borderColor: 'GrayText', backgroundColor: 'GrayText' },
    '&:disabled::before': { backgroundColor: 'ButtonFace' },
  },
});
