import type { ChangeEvent, InputHTMLAttributes, Ref } from 'react';
import { useId, useImperativeHandle, useRef } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { Icon } from '../icon/Icon.tsx';
import { Ring } from '../spinner/Ring.tsx';
import { styled } from '../theme/stitches.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';

export interface SearchFieldProps
  extends Omit<
    InputHTMLAttributes<HTMLInputElement>,
    'className' | 'style' | 'value' | 'onChange' | 'size' | 'type'
  > {
  /** What is searched, for those who do not see the drawing. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** An answer is on its way. */
  busy?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** One large text box to search with. What a combobox needs (`role`, `aria-controls`, `aria-activedescendant`) is passed on. */
export function SearchField({ label, value, onChange, busy = false, id, ref, ...rest }: SearchFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <Box>
      <label htmlFor={inputId}>
        <VisuallyHidden>{label}</VisuallyHidden>
        <Icon name="search" size="lg" />
      </label>
      <Input
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        {...rest}
        ref={input}
        id={inputId}
        // Not `search`: browsers would add a cross of their own.
        type="text"
        inputMode="search"
        value={value}
        onChange={(event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value)}
      />
      {busy && <Ring size="sm" />}
      {value !== '' && <IconButton icon="cross" label="Clear the search" onClick={clear} />}
    </Box>
  );
}

const Box = styled('div', {
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  height: '56px',
  paddingInline: '$4 $1',
  border: '1px solid $colors$border',
  borderRadius: '$button',
  backgroundColor: '$well',
  cursor: 'text',
  transition: 'border-color $transitions$quick',
  '& > label': { color: '$textSecondary', cursor: 'text' },
  '@hover': { '&:hover': { borderColor: '$borderHover' } },
  '&:has(input:focus)': {
    borderColor: '$goldPure',
    boxShadow: '0 0 0 1px $colors$goldPure',
    '& > label': { color: '$text' },
  },
  '@sm': { height: '64px', gap: '$4', paddingInline: '$6 $2' },
  '@forcedColors': { '&:has(input:focus)': { outline: '2px solid Highlight' } },
});

const Input = styled('input', {
  flex: 1,
  minWidth: 0,
  height: '100%',
  padding: 0,
  border: 0,
  // The box around it shows the focus.
  outline: 'none !important',
  backgroundColor: 'transparent',
  caretColor: '$colors$goldPure',
  fontSize: '$18',
  textOverflow: 'ellipsis',
  '&::placeholder': { color: '$textTertiary', opacity: 1 },
});
