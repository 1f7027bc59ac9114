import type { MouseEvent } from 'react';
import { useTranslate } from '../../../messages/useTranslate.ts';
import { styled } from '../../../theme/stitches.ts';
import { VisuallyHidden } from '../../typography/visually-hidden/VisuallyHidden.tsx';
import { ComboboxList } from './ComboboxList.tsx';
import type { ComboboxListState } from './useComboboxList.ts';

export interface ComboboxPopupProps {
  /** The id of the input. */
  id: string;
  labelId: string;
  list: ComboboxListState;
  /** Value of the chosen option. */
  value: string;
  /** Text below the options, in place of their number for screen readers. */
  note: string | undefined;
}

/** @internal The options below or above the input of a combobox, and their number for screen readers. */
export function ComboboxPopup({ id, labelId, list, value, note }: ComboboxPopupProps) {
  const translate = useTranslate();
  const { isOpen, found } = list;
  return (
    <>
      {isOpen && (found.length > 0 || note) && (
        <Popup data-side={list.side} onMouseDown={keepFocus}>
          {found.length > 0 && (
            <ComboboxList
              id={`${id}-list`}
              labelId={labelId}
              options={found}
              value={value}
              active={list.activeOption?.value}
              activeId={`${id}-active`}
              onActiveChange={list.setActive}
              onChoose={list.choose}
            />
          )}
          {note && <Note aria-hidden>{note}</Note>}
        </Popup>
      )}
      <VisuallyHidden role="status">
        {isOpen &&
          (note ??
            (found.length > 0 &&
              translate(found.length === 1 ? '{count} option' : '{count} options', { count: found.length })))}
      </VisuallyHidden>
    </>
  );
}

/** A press on the list or a button beside the input leaves the focus in the input. */
export const keepFocus = (event: MouseEvent) => event.preventDefault();

const Popup = styled('div', {
  position: 'absolute',
  zIndex: '$menu',
  insetInline: 0,
  border: '1px solid $hairlineStrong',
  borderRadius: '$card',
  backgroundColor: '$surfaceHigh',
  boxShadow: '$popover',
  '&[data-side="bottom"]': { top: 'calc(100% + 4px)' },
  '&[data-side="top"]': { bottom: 'calc(100% + 4px)' },
});

const Note = styled('p', {
  padding: '$3 20px',
  color: '$textSecondary',
  fontSize: '$14',
  '[role="listbox"] + &': { borderTop: '1px solid $colors$hairlineStrong' },
});
