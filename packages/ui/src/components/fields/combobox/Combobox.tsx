import { type CSSProperties, useEffect, useId, useState } from 'react';
import type { RootAttributes } from '../../../elements/RootAttributes.ts';
import { useFormReset } from '../../../elements/useFormReset.ts';
import { usePreHydrationText } from '../../../elements/usePreHydrationText.ts';
import { useTranslate } from '../../../messages/useTranslate.ts';
import { styled } from '../../../theme/stitches.ts';
import { Ring } from '../../feedback/spinner/Ring.tsx';
import { chevronDown } from '../../graphics/icon/iconPaths.ts';
import { SvgIcon } from '../../graphics/icon/SvgIcon.tsx';
import { Field } from '../field/Field.tsx';
import { fieldControlStyles } from '../field/fieldControlStyles.ts';
import { ComboboxPopup, keepFocus } from './ComboboxPopup.tsx';
import { type ComboboxOption, filterOptions } from './comboboxOptions.ts';
import { useComboboxList } from './useComboboxList.ts';
import { useComboboxText } from './useComboboxText.ts';

export interface ComboboxProps
  extends RootAttributes<
    HTMLInputElement,
    | 'aria-activedescendant'
    | 'aria-autocomplete'
    | 'aria-controls'
    | 'aria-expanded'
    | 'aria-invalid'
    | 'aria-label'
    | 'aria-labelledby'
    | 'defaultValue'
    | 'onChange'
    | 'role'
  > {
  /** Label, always visible; the accessible name of the control. */
  label: string;
  /** Help text, shown while there is no error. */
  hint?: string;
  /** Error message, shown instead of the hint; makes the control invalid. */
  error?: string;
  /** Name under which a form submits the value of the chosen option. */
  name?: string;
  /** The options in their order; those of a group follow each other. */
  options: readonly ComboboxOption[];
  /** Controlled: the value of the chosen option, empty if there is none; update it in `onChange`. */
  value?: string;
  /** Uncontrolled: the value that is chosen initially. */
  defaultValue?: string;
  /** Text of the value while `options` does not contain it, for options from a server. */
  valueText?: string;
  /** Called with the value of a chosen option, and with an empty value when the text is no option any more. */
  onChange?: (value: string) => void;
  /** Called with the typed text, to load options that match it. */
  onTextChange?: (text: string) => void;
  /** `contains` shows the options that contain the typed text; `none` shows all, because the host has filtered them. */
  filter?: 'contains' | 'none';
  /** Any text is a value: the options are suggestions. */
  freeText?: boolean;
  /** The options are loading. */
  busy?: boolean;
  /** Status below the options in place of their number, such as an error message of the search. */
  status?: string;
  /** Example shown while the control is empty; no replacement for the label or the hint. */
  placeholder?: string;
  /** A form cannot be submitted without a text. */
  required?: boolean;
  /** The control can be neither changed nor focused, and a form does not submit it. */
  disabled?: boolean;
  /** Class of the field around the control. */
  className?: string;
  /** Styles of the field around the control. */
  style?: CSSProperties;
}

/**
 * A text field with a list of options that match the typed text, controlled or uncontrolled. Text that is no option stays, with
 * an error message once the focus has left the field. Attributes and the ref go to its `<input role="combobox">` element,
 * `className` and `style` to the field around it.
 */
export function Combobox({
  label,
  hint,
  error,
  name,
  options,
  value,
  defaultValue = '',
  valueText = '',
  onChange,
  onTextChange,
  filter = 'contains',
  freeText = false,
  busy = false,
  status,
  ref,
  className,
  style,
  ...rest
}: ComboboxProps) {
  const translate = useTranslate();
  const ownId = useId();
  const id = rest.id ?? ownId;
  const [hasLeft, setHasLeft] = useState(false);
  const field = useComboboxText({
    options,
    value,
    defaultValue,
    onChange,
    onTextChange,
    freeText,
    valueText,
  });
  const found = filter === 'none' ? options : filterOptions(options, field.query);
  const list = useComboboxList({
    found,
    value: field.value,
    disabled: rest.disabled,
    onChoose: field.choose,
    onEnter: field.chooseTyped,
    onClear: () => {
      if (field.query !== '') field.type('');
      return field.query !== '';
    },
  });
  const { isOpen } = list;
  const note =
    status ?? (busy ? translate('Searching…') : found.length === 0 ? translate('No results') : undefined);
  const isUnknown = field.query.trim() !== '' && field.value === '';

  const { input, setInput } = usePreHydrationText({ ref, value: field.text, onChange: field.type });
  useFormReset(input, () => {
    setHasLeft(false);
    field.reset();
  });
  const invalidity = isUnknown
    ? translate('“{text}” is not in the list. Choose one of its options.', { text: field.query.trim() })
    : '';
  useEffect(() => input.current?.setCustomValidity(invalidity), [input, invalidity]);
  return (
    <Field
      {...{ className, style }}
      label={label}
      hint={hint}
      error={error ?? (hasLeft && isUnknown ? invalidity : undefined)}
      controlId={id}
      describedBy={rest['aria-describedby']}
    >
      {(control, labelId) => (
        <Frame ref={list.frame}>
          <input
            {...list.inputAttributes(id)}
            {...rest}
            {...control}
            ref={setInput}
            className={fieldControlStyles({ ending: true }).className}
            value={field.text}
            onChange={(event) => {
              setHasLeft(false);
              list.setActive(undefined);
              list.open();
              field.type(event.currentTarget.value);
            }}
            onClick={(event) => {
              rest.onClick?.(event);
              list.open();
            }}
            onKeyDown={(event) => {
              rest.onKeyDown?.(event);
              if (!event.nativeEvent.isComposing && list.press(event.key, event.altKey))
                event.preventDefault();
            }}
            onBlur={(event) => {
              rest.onBlur?.(event);
              field.chooseTyped();
              setHasLeft(true);
              list.close();
            }}
          />
          {name !== undefined && (
            <input type="hidden" name={name} value={field.value} disabled={rest.disabled} />
          )}
          <Toggle
            type="button"
            tabIndex={-1}
            aria-label={translate('{label}: show options', { label })}
            disabled={rest.disabled}
            onMouseDown={keepFocus}
            onClick={() => {
              input.current?.focus();
              if (isOpen) list.close();
              else list.open();
            }}
          >
            {busy ? <Ring size="sm" tone="current" /> : <SvgIcon path={chevronDown} />}
          </Toggle>
          <ComboboxPopup {...{ id, labelId, list, note }} value={field.value} />
        </Frame>
      )}
    </Field>
  );
}

const Frame = styled('div', { position: 'relative' });

const Toggle = styled('button', {
  position: 'absolute',
  top: 0,
  insetInlineEnd: 0,
  display: 'grid',
  placeItems: 'center',
  width: '48px',
  height: '100%',
  padding: 0,
  border: 0,
  borderRadius: '$button',
  color: '$text',
  backgroundColor: 'transparent',
  cursor: 'pointer',
  '&:disabled': { color: '$textTertiary', cursor: 'not-allowed' },
});
