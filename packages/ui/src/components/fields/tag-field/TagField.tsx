import { type CSSProperties, useEffect, useId, useRef, useState } from 'react';
import { assignRef } from '../../../elements/RootAttributes.ts';
import { useTranslate } from '../../../messages/useTranslate.ts';
import { css, styled } from '../../../theme/stitches.ts';
import { Badge } from '../../feedback/badge/Badge.tsx';
import { VisuallyHidden } from '../../typography/visually-hidden/VisuallyHidden.tsx';
import type { ComboboxProps } from '../combobox/Combobox.tsx';
import { ComboboxPopup } from '../combobox/ComboboxPopup.tsx';
import { filterOptions } from '../combobox/comboboxOptions.ts';
import { useComboboxList } from '../combobox/useComboboxList.ts';
import { Field } from '../field/Field.tsx';
import { fieldFrameStyles } from '../field/fieldFrameStyles.ts';
import { addTags, hasComma, isSameTag, problemLabels } from './addTags.ts';

export interface TagFieldProps
  extends Omit<
    ComboboxProps,
    | 'busy'
    | 'defaultValue'
    | 'filter'
    | 'freeText'
    | 'name'
    | 'onChange'
    | 'onTextChange'
    | 'options'
    | 'required'
    | 'status'
    | 'value'
    | 'valueText'
  > {
  /** The tags in their order, unique without regard to case; update them in `onChange`. */
  tags: readonly string[];
  /** Called with the tags after one was added or removed. */
  onChange: (tags: readonly string[]) => void;
  /** Tags to choose from while typing, such as those of other titles. */
  suggestions?: readonly string[];
  /** Largest number of tags. */
  maxTags?: number;
  /** Largest number of characters of a tag. */
  maxLength?: number;
  /** Help text, shown while there is no error; how to add a tag by default. */
  hint?: string;
  /** Class of the field around the control. */
  className?: string;
  /** Styles of the field around the control. */
  style?: CSSProperties;
}

/**
 * Short texts that the user adds by typing and removes one by one, controlled. Enter, a comma, a choice of a suggestion and leaving
 * the field add what was typed, in the spelling of the suggestion if there is one. Attributes and the ref go to its
 * `<input role="combobox">` element, `className` and `style` to the field around it.
 */
export function TagField({
  label,
  hint: ownHint,
  error,
  tags,
  onChange,
  suggestions = [],
  maxTags = Number.POSITIVE_INFINITY,
  maxLength = Number.POSITIVE_INFINITY,
  ref,
  className,
  style,
  ...rest
}: TagFieldProps) {
  const translate = useTranslate();
  const ownId = useId();
  const id = rest.id ?? ownId;
  const input = useRef<HTMLInputElement>(null);
  const chips = useRef<HTMLUListElement>(null);
  const [text, setText] = useState('');
  const [change, setChange] = useState('');
  const options = suggestions
    .filter((suggestion) => !tags.some((tag) => isSameTag(tag, suggestion)))
    .map((suggestion) => ({ value: suggestion, label: suggestion }));

  const limits = { suggestions, maxTags, maxLength };
  const { problem } = addTags(tags, text, limits);
  const message =
    problem && translate(problemLabels[problem], { count: problem === 'tooMany' ? maxTags : maxLength });
  useEffect(() => input.current?.setCustomValidity(message ?? ''), [message]);
  const add = (typed: string) => {
    const { tags: next, rest: left } = addTags(tags, typed, limits);
    setText(left);
    if (next.length === tags.length) return;
    setChange(translate('Added: {tags}', { tags: next.slice(tags.length).join(', ') }));
    onChange(next);
  };
  const remove = (tag: string) => {
    setChange(translate('Removed: {tags}', { tags: tag }));
    onChange(tags.filter((one) => one !== tag));
    // A Badge moves the focus to the next one, which the last does not have.
    if (tags.length === 1) input.current?.focus();
  };
  const list = useComboboxList({
    found: text.trim() === '' ? options : filterOptions(options, text),
    value: '',
    disabled: rest.disabled,
    onChoose: ({ label: suggestion }) => add(suggestion),
    onEnter: () => add(text),
    onClear: () => {
      setText('');
      return text !== '';
    },
  });
  /** Handles a key of the input; returns whether the field uses it. */
  const press = (key: string, isAlt: boolean) => {
    if (key === 'Enter' && text.trim() !== '' && !list.activeOption) {
      add(text);
      list.close();
      return true;
    }
    if (key !== 'Backspace' || text !== '') return list.press(key, isAlt);
    // A second Backspace removes the last tag.
    const crosses = chips.current?.querySelectorAll<HTMLElement>('[data-part="remove"]');
    crosses?.[crosses.length - 1]?.focus();
    return true;
  };
  return (
    <Field
      {...{ className, style }}
      label={label}
      hint={ownHint ?? translate('Enter or a comma adds a tag.')}
      error={error ?? message}
      controlId={id}
      describedBy={rest['aria-describedby']}
    >
      {(control, labelId) => (
        <>
          <div ref={list.frame} className={frameStyles().className}>
            {tags.length > 0 && (
              <Chips ref={chips} {...listRole} aria-labelledby={labelId}>
                {tags.map((tag) => (
                  <li key={tag}>
                    <Badge size="lg" onRemove={() => remove(tag)} disabled={rest.disabled}>
                      {tag}
                    </Badge>
                  </li>
                ))}
              </Chips>
            )}
            <TagInput
              {...list.inputAttributes(id)}
              {...rest}
              {...control}
              ref={(element: HTMLInputElement | null) => {
                input.current = element;
                return assignRef(ref, element);
              }}
              enterKeyHint="enter"
              value={text}
              onChange={({ currentTarget: { value }, nativeEvent }) => {
                list.setActive(undefined);
                list.open();
                const isComposing = 'isComposing' in nativeEvent && nativeEvent.isComposing;
                if (hasComma(value) && !isComposing) add(value);
                else setText(value);
              }}
              onClick={(event) => {
                rest.onClick?.(event);
                list.open();
              }}
              onKeyDown={(event) => {
                rest.onKeyDown?.(event);
                if (event.nativeEvent.isComposing || event.defaultPrevented) return;
                if (press(event.key, event.altKey)) event.preventDefault();
              }}
              onBlur={(event) => {
                rest.onBlur?.(event);
                list.close();
                add(text);
              }}
            />
            <ComboboxPopup {...{ id, labelId, list }} value="" note={undefined} />
          </div>
          <VisuallyHidden role="status">{change}</VisuallyHidden>
        </>
      )}
    </Field>
  );
}

// Without list markers, WebKit removes the role of a list unless it is set.
const listRole = { role: 'list' };

const frameStyles = css(fieldFrameStyles, {
  position: 'relative',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '7px',
  padding: '7px',
});

const TagInput = styled('input', {
  flex: '1 1 8em',
  width: '8em',
  // As high as the frame, as a target.
  minHeight: 'calc($sizes$control - 2px)',
  marginBlock: '-7px',
  padding: '0 7px',
});

// The tags and the input wrap together.
const Chips = styled('ul', { display: 'contents', '& > li': { minWidth: 0, maxWidth: '100%' } });
