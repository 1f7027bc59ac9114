import { useLayoutEffect, useRef, useState } from 'react';
import type { ComboboxOption } from './comboboxOptions.ts';

export interface ComboboxListOptions {
  /** The options that match the text. */
  found: readonly ComboboxOption[];
  /** Value of the chosen option, at which the arrow keys start. */
  value: string;
  disabled: boolean | undefined;
  onChoose: (option: ComboboxOption) => void;
  /** Called by Enter without an active option. */
  onEnter: () => void;
  /** Clears the typed text and returns true, or returns false if nothing is typed. */
  onClear: () => boolean;
}

/** @internal The list of a combobox, for its input and its popup. */
export type ComboboxListState = ReturnType<typeof useComboboxList>;

/** Whether the list of a combobox is open, its active option, and the keys that change both. */
export function useComboboxList({ found, value, disabled, onChoose, onEnter, onClear }: ComboboxListOptions) {
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState<string>();
  const choosable = found.filter((option) => !option.disabled);
  const activeOption = isOpen ? choosable.find((option) => option.value === active) : undefined;

  const open = () => setIsOpen(!disabled);
  const close = () => {
    setIsOpen(false);
    setActive(undefined);
  };
  const moveTo = (index: number) => {
    open();
    // At both ends, the arrow keys go on at the other end.
    const next = choosable.at(index % choosable.length);
    if (next) setActive(next.value);
  };
  const index = activeOption ? choosable.indexOf(activeOption) : -1;
  const chosenIndex = choosable.findIndex((option) => option.value === value);
  const isAtChosen = index < 0 && chosenIndex >= 0;

  /** Handles a key; returns whether the list uses it. */
  const press = (key: string, isAlt: boolean): boolean => {
    if (key === 'ArrowDown') {
      if (isAlt) open();
      else moveTo(isAtChosen ? chosenIndex : index + 1);
    } else if (key === 'ArrowUp') {
      if (isAlt) close();
      else moveTo(isAtChosen ? chosenIndex : Math.max(index, 0) - 1);
    } else if (!isOpen) return false;
    // Without an active option, Home and End move the caret.
    else if (key === 'Home' && activeOption) moveTo(0);
    else if (key === 'End' && activeOption) moveTo(-1);
    else if (key === 'Escape') {
      if (!onClear()) close();
    } else if (key === 'Enter') {
      if (activeOption) onChoose(activeOption);
      else onEnter();
      close();
    } else return false;
    return true;
  };
  const choose = (option: ComboboxOption) => {
    onChoose(option);
    close();
  };
  /** Attributes of the input with the id. */
  const inputAttributes = (id: string) => {
    const hasList = isOpen && found.length > 0;
    return {
      autoComplete: 'off',
      autoCapitalize: 'none',
      autoCorrect: 'off',
      spellCheck: false,
      type: 'text',
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': hasList,
      'aria-controls': hasList ? `${id}-list` : undefined,
      'aria-activedescendant': hasList && activeOption ? `${id}-active` : undefined,
      'data-state': isOpen ? 'open' : 'closed',
    } as const;
  };
  return {
    found,
    isOpen,
    open,
    close,
    activeOption,
    setActive,
    choose,
    press,
    inputAttributes,
    ...useListSide(isOpen),
  };
}

/** Height in CSS pixels that the list needs below the field; with less, it is shown above if there is more room. */
const roomOfList = 260;

function useListSide(isOpen: boolean) {
  const frame = useRef<HTMLDivElement>(null);
  const [side, setSide] = useState<'bottom' | 'top'>('bottom');
  useLayoutEffect(() => {
    if (!isOpen || !frame.current) return;
    const { top, bottom } = frame.current.getBoundingClientRect();
    const below = window.innerHeight - bottom;
    setSide(below < roomOfList && top > below ? 'top' : 'bottom');
  }, [isOpen]);
  return { frame, side };
}
