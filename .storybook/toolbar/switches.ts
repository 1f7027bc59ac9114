interface ToolbarItem {
  readonly value: string;
  readonly title: string;
}

/** Describes a switch of the toolbar; the first value is the default. */
function toolbarSwitch<Icon extends string>(name: string, icon: Icon, items: readonly ToolbarItem[]) {
  return { description: name, toolbar: { title: name, icon, items: [...items], dynamicTitle: true } };
}

/** The switches of Storybook's toolbar. A story or a mode of Chromatic may set them by the same names in `globals`. */
export const switches = {
  theme: toolbarSwitch('Theme', 'contrast', [
    { value: 'dark', title: 'Dark' },
    { value: 'light', title: 'Light' },
    { value: 'auto', title: 'Auto: as the system prefers' },
  ]),
  direction: toolbarSwitch('Direction', 'transfer', [
    { value: 'ltr', title: 'Left to right' },
    { value: 'rtl', title: 'Right to left' },
  ]),
  density: toolbarSwitch('Density', 'component', [
    { value: 'comfortable', title: 'Comfortable' },
    { value: 'compact', title: 'Compact' },
  ]),
  textSize: toolbarSwitch('Text size', 'zoom', [
    { value: '100', title: '100 %' },
    { value: '150', title: '150 %' },
    { value: '200', title: '200 %' },
  ]),
  forcedColours: toolbarSwitch('Forced colours', 'accessibility', [
    { value: 'none', title: 'Own colours' },
    { value: 'active', title: 'Forced colours (approximation)' },
  ]),
  language: toolbarSwitch('Language', 'globe', [
    { value: 'en', title: 'English' },
    { value: 'de', title: 'Deutsch' },
    { value: 'ja', title: '日本語' },
  ]),
};

/** The values of all switches. */
export type SwitchValues = Readonly<Record<keyof typeof switches, string>>;

/** The default of each switch: stories are then rendered as without the toolbar. */
export const defaultValues = Object.fromEntries(
  Object.entries(switches).map(([name, { toolbar }]) => [name, toolbar.items[0]?.value ?? '']),
) as SwitchValues;
