/** The root of these is the element around the control, which has the other attributes. */
export const rootOfControls: Readonly<Record<string, string>> = {
  Checkbox: 'div',
  Combobox: 'div',
  DetailText: 'span',
  InlineSelect: 'span',
  PartialDateField: 'div',
  PasswordField: 'div',
  SearchField: 'div',
  Select: 'div',
  SelectBox: 'label',
  Stepper: 'div',
  Table: 'div',
  TagField: 'div',
  TextArea: 'div',
  TextField: 'div',
};

/** The root of a rendered example. */
export function rootOf(name: string): Element | null {
  const selectors: Readonly<Record<string, string>> = {
    Page: 'main',
    DropdownMenu: '[role="menu"]',
    Tooltip: '[data-radix-popper-content-wrapper] > *',
    ToastRegion: 'ol',
    Carousel: 'section',
  };
  if (name in rootOfControls) return document.querySelector('body > div > *');
  return document.querySelector(selectors[name] ?? '#given');
}
