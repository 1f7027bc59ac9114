import { type ReactNode, useId } from 'react';
import type { RootAttributes } from '../../../elements/RootAttributes.ts';
import { styled } from '../../../theme/stitches.ts';
import { ChoiceNote } from './ChoiceNote.tsx';

/** @internal Attributes of a group that its component sets itself. */
export type GroupAttributes = RootAttributes<
  HTMLFieldSetElement,
  'aria-invalid' | 'aria-label' | 'aria-labelledby' | 'aria-required' | 'defaultValue' | 'onChange' | 'role'
>;

interface ChoiceGroupProps extends GroupAttributes {
  label: string;
  hint?: string;
  error?: string;
  orientation: 'vertical' | 'horizontal';
  variant: 'plain' | 'card';
  role?: 'radiogroup';
  'aria-required'?: boolean;
  disabled?: boolean;
  children: ReactNode;
}

/** @internal A group of radio buttons or checkboxes, with its label and its hint or error. Renders a `<fieldset>` element. */
export function ChoiceGroup({
  label,
  hint,
  error,
  orientation,
  variant,
  children,
  ...rest
}: ChoiceGroupProps) {
  const noteId = useId();
  const descriptions = [rest['aria-describedby'], (error || hint) && noteId].filter(Boolean);
  return (
    <Root
      {...rest}
      aria-invalid={error ? true : undefined}
      aria-describedby={descriptions.join(' ') || undefined}
    >
      <Legend>{label}</Legend>
      <Options layout={`${variant}-${orientation}`}>{children}</Options>
      <ChoiceNote id={noteId} hint={hint} error={error} />
    </Root>
  );
}

const Root = styled('fieldset', { minWidth: 0 });

const Legend = styled('legend', {
  maxWidth: '100%',
  marginBottom: '$1',
  padding: 0,
  fontSize: '$14',
  fontWeight: '$medium',
  lineHeight: '$title',
});

const Options = styled('div', {
  variants: {
    layout: {
      'plain-vertical': { display: 'flex', flexDirection: 'column' },
      'plain-horizontal': { display: 'flex', flexWrap: 'wrap', columnGap: '$6' },
      'card-vertical': { display: 'grid', gap: '$2', marginBlock: '$1' },
      'card-horizontal': {
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))',
        gap: '$2',
        marginBlock: '$1',
      },
    },
  },
});
