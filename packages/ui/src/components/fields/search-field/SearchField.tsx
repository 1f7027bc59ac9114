import type { ChangeEvent, KeyboardEvent } from 'react';
import { useId } from 'react';
import type { RootAttributes } from '../../../elements/RootAttributes.ts';
import { reportMisuse } from '../../../elements/reportMisuse.ts';
import { usePreHydrationText } from '../../../elements/usePreHydrationText.ts';
import { useTranslate } from '../../../messages/useTranslate.ts';
import { styled } from '../../../theme/stitches.ts';
import { IconButton } from '../../actions/button/IconButton.tsx';
import { Ring } from '../../feedback/spinner/Ring.tsx';
import { Icon } from '../../graphics/icon/Icon.tsx';
import { VisuallyHidden } from '../../typography/visually-hidden/VisuallyHidden.tsx';

export interface SearchFieldProps
  extends RootAttributes<HTMLInputElement, 'aria-label' | 'defaultValue' | 'onChange'> {
  /** Accessible name; shown as an icon only. */
  label: string;
  /** Controlled: the text; update it in `onChange`. */
  value: string;
  /** Called with the new text, not with the event. */
  onChange: (value: string) => void;
  /** Shows a spinner while a search is in flight. */
  busy?: boolean;
  /** Height: 56 px (64 from 600 px up), or 44 px for toolbars. */
  size?: 'sm' | 'lg';
  /** Shown while the field is empty. */
  placeholder?: string;
  /** Name of the form field. */
  name?: string;
  /** Maximum number of characters. */
  maxLength?: number;
  /** Disables the field: it can be neither edited nor focused. */
  disabled?: boolean;
}

/**
 * A controlled search field; Escape clears it. For a combobox with a `ResultList` pass `role`, `aria-expanded`,
 * `aria-controls` and `aria-activedescendant`: attributes and the ref are passed to the `<input>` element, `className` and
 * `style` to the `<div>` element around it.
 */
export function SearchField({
  label,
  value,
  onChange,
  busy = false,
  size = 'lg',
  id,
  ref,
  className,
  style,
  ...rest
}: SearchFieldProps) {
  reportMisuse(
    !label,
    'A SearchField has no label. The placeholder disappears with the first character, and a screen reader announces “edit text” only. Pass what is searched: label="Search".',
  );
  const translate = useTranslate();
  const ownId = useId();
  const inputId = id ?? ownId;
  const { input, setInput } = usePreHydrationText({ ref, value, onChange });
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
    <Box className={className} style={style} size={size}>
      <label htmlFor={inputId}>
        <VisuallyHidden>{label}</VisuallyHidden>
        <Icon name="search" size={size === 'sm' ? 'md' : 'lg'} />
      </label>
      <Input
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        {...rest}
        ref={setInput}
        id={inputId}
        // Not `search`, because browsers add their own clear button to it.
        type="text"
        inputMode="search"
        value={value}
        onChange={(event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value)}
        onKeyDown={handleKeyDown}
      />
      {busy && <Ring size="sm" />}
      {value !== '' && !rest.disabled && (
        <IconButton icon="cross" label={translate('Clear the search')} onClick={clear} />
      )}
    </Box>
  );
}

const Box = styled('div', {
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  minWidth: 0,
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
  '@forcedColors': { '&:has(input:focus)': { outline: '2px solid Highlight' } },
  variants: {
    size: {
      sm: {
        height: '$touch',
        paddingInline: '$3 0',
        '& input, & input::placeholder': { fontSize: '$16' },
      },
      lg: {
        height: '56px',
        paddingInline: '$4 $1',
        '@sm': { height: '64px', gap: '$4', paddingInline: '$6 $2' },
      },
    },
  },
});

const Input = styled('input', {
  flex: 1,
  minWidth: 0,
  height: '100%',
  padding: 0,
  border: 0,
  // The surrounding box shows the focus.
  outline: 'none !important',
  backgroundColor: 'transparent',
  caretColor: '$colors$goldPure',
  fontSize: '$18',
  textOverflow: 'ellipsis',
  '&::placeholder': { color: '$textTertiary', opacity: 1, fontSize: '$16', textOverflow: 'ellipsis' },
  '@sm': { '&::placeholder': { fontSize: '$18' } },
});
