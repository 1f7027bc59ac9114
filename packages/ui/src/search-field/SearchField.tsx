import type { ChangeEvent, KeyboardEvent } from 'react';
import { useId } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { useEarlyText } from '../field/useEarlyText.ts';
import { Icon } from '../icon/Icon.tsx';
import { Ring } from '../spinner/Ring.tsx';
import type { RootAttributes } from '../theme/RootAttributes.ts';
import { reportMisuse } from '../theme/reportMisuse.ts';
import { styled } from '../theme/stitches.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';

export interface SearchFieldProps
  extends RootAttributes<HTMLInputElement, 'aria-label' | 'defaultValue' | 'onChange'> {
  /** What is searched, for those who do not see the drawing. */
  label: string;
  /** Controlled: the text; follow `onChange`. */
  value: string;
  /** Gets the text, not the event. */
  onChange: (value: string) => void;
  /** An answer is on its way. */
  busy?: boolean;
  /** What can be searched, shown while there is no text. */
  placeholder?: string;
  /** The name under which a form sends it. */
  name?: string;
  /** How many characters are taken. */
  maxLength?: number;
  /** Cannot be changed, nor have the focus. */
  disabled?: boolean;
}

/**
 * One large text box to search with, controlled; Escape empties it. For a combobox over a `ResultList` pass `role`,
 * `aria-expanded`, `aria-controls` and `aria-activedescendant`: attributes and the ref go to its `<input>` element.
 */
export function SearchField({ label, value, onChange, busy = false, id, ref, ...rest }: SearchFieldProps) {
  reportMisuse(
    !label,
    'A SearchField has no label. A placeholder is gone with the first letter, and a screen reader would say “edit text” and no more. Pass what is searched: label="Search".',
  );
  const ownId = useId();
  const inputId = id ?? ownId;
  const { input, setInput } = useEarlyText({ ref, value, onChange });
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    rest.onKeyDown?.(event);
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing || value === '')
      return;
    event.preventDefault();
    clear();
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
        ref={setInput}
        id={inputId}
        // Not `search`: browsers would add a cross of their own.
        type="text"
        inputMode="search"
        value={value}
        onChange={(event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value)}
        onKeyDown={handleKeyDown}
      />
      {busy && <Ring size="sm" />}
      {value !== '' && !rest.disabled && <IconButton icon="cross" label="Clear the search" onClick={clear} />}
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
  '&:has(input:disabled)': { borderColor: '$hairlineStrong', color: '$textTertiary', cursor: 'not-allowed' },
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
  '&::placeholder': { color: '$textTertiary', opacity: 1, fontSize: '$16', textOverflow: 'ellipsis' },
  '@sm': { '&::placeholder': { fontSize: '$18' } },
});
