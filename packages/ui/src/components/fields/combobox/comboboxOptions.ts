export interface ComboboxOption {
  /** Value that `onChange` gets and a form submits; unique and not empty. */
  value: string;
  /** Text of the option, which the field shows once it is chosen. */
  label: string;
  /** Second line in smaller text. */
  description?: string;
  /** Heading above the option and the following ones of the same group. */
  group?: string;
  /** Shown, but cannot be chosen. */
  disabled?: boolean;
}

/** Consecutive options of the same group. */
export interface OptionGroup {
  readonly name: string | undefined;
  readonly options: readonly ComboboxOption[];
}

/** The options in their groups, in their order. */
export function groupOptions(options: readonly ComboboxOption[]): readonly OptionGroup[] {
  const groups: { name: string | undefined; options: ComboboxOption[] }[] = [];
  for (const option of options) {
    const last = groups.at(-1);
    if (last && last.name === option.group) last.options.push(option);
    else groups.push({ name: option.group, options: [option] });
  }
  return groups;
}

/** The options whose labels contain the text, ignoring case, accents and spaces at the ends. */
export function filterOptions(options: readonly ComboboxOption[], text: string): readonly ComboboxOption[] {
  const query = normalise(text);
  return query === '' ? options : options.filter(({ label }) => normalise(label).includes(query));
}

/** The option whose label is the text, ignoring case, accents and spaces at the ends. */
export function findByLabel(options: readonly ComboboxOption[], text: string): ComboboxOption | undefined {
  const query = normalise(text);
  return options.find(({ label, disabled }) => !disabled && normalise(label) === query);
}

const normalise = (text: string) => text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
