import type { Ref } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { styled } from '../theme/stitches.ts';
import { Field } from './Field.tsx';
import { fieldControl } from './fieldControl.ts';

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectProps {
  label: string;
  hint?: string;
  error?: string;
  options: readonly SelectOption[];
  /** An option with an empty value that stands first while nothing is chosen. */
  placeholder?: string;
  name?: string;
  value?: string;
  defaultValue?: string;
  /** Gets the value of the chosen option, not the event. */
  onChange?: (value: string) => void;
  required?: boolean;
  disabled?: boolean;
  ref?: Ref<HTMLSelectElement>;
}

/** One of several: the browser's own list in the house's frame, so that phones show their own wheel. */
export function Select({ label, hint, error, options, placeholder, onChange, ...rest }: SelectProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <Frame>
          <Choice
            {...control}
            {...rest}
            className={fieldControl({ ending: true }).className}
            onChange={(event) => onChange?.(event.currentTarget.value)}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </Choice>
          <Chevron>
            <Icon name="chevron-down" />
          </Chevron>
        </Frame>
      )}
    </Field>
  );
}

const Frame = styled('div', { position: 'relative' });

const Choice = styled('select', {
  appearance: 'none',
  cursor: 'pointer',
  textOverflow: 'ellipsis',
  '& option': { color: '$text', backgroundColor: '$surfaceHigh' },
});

const Chevron = styled('span', {
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: '14px',
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
});
