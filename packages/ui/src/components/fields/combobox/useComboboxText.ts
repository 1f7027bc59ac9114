import { useState } from 'react';
import { type ComboboxOption, findByLabel } from './comboboxOptions.ts';

export interface ComboboxTextOptions {
  options: readonly ComboboxOption[];
  value: string | undefined;
  defaultValue: string;
  onChange: ((value: string) => void) | undefined;
  onTextChange: ((text: string) => void) | undefined;
  freeText: boolean;
  valueText: string;
}

/** Text of the field with the value that it stands for: it is shown as long as that is the value of the combobox. */
interface FieldText {
  readonly text: string;
  readonly value: string;
  /** The text is the label of a chosen option, not typed. */
  readonly isChosen: boolean;
}

/** The text of a combobox and the value that it stands for, which is empty while the text is no option. */
export function useComboboxText(props: ComboboxTextOptions) {
  const { options, defaultValue, onChange, onTextChange, freeText, valueText } = props;
  const [ownValue, setOwnValue] = useState(defaultValue);
  const [shown, setShown] = useState<FieldText>();
  const value = props.value ?? ownValue;
  const labelOfValue = () =>
    options.find((option) => option.value === value)?.label ?? (freeText ? value : valueText);
  const isShown = shown?.value === value;
  const text = isShown ? shown.text : value === '' ? '' : labelOfValue();

  const update = (next: FieldText) => {
    setShown(next);
    setOwnValue(next.value);
    if (next.value !== value) onChange?.(next.value);
  };
  const choose = (option: ComboboxOption) =>
    update({ text: option.label, value: option.value, isChosen: true });
  return {
    value,
    text,
    /** What was typed since the last choice; empty if the text is that of a chosen option. */
    query: isShown && !shown.isChosen ? shown.text : '',
    choose,
    type: (typed: string) => {
      const typedValue = freeText ? (findByLabel(options, typed)?.value ?? typed) : '';
      update({ text: typed, value: typed === '' ? '' : typedValue, isChosen: false });
      onTextChange?.(typed);
    },
    /** Chooses the option whose label was typed; any other text stays. */
    chooseTyped: () => {
      const option = isShown && !shown.isChosen ? findByLabel(options, shown.text) : undefined;
      if (option) choose(option);
    },
    reset: () => {
      setShown(undefined);
      setOwnValue(defaultValue);
    },
  };
}
