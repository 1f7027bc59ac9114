import type { RootAttributes } from '../theme/RootAttributes.ts';

/**
 * @internal What a field hands on to its control. Its name is the `label`, it is invalid by `error`, and its own words for
 * `onChange` and `defaultValue` take text.
 */
export type ControlAttributes<Control extends Element> = RootAttributes<
  Control,
  'aria-invalid' | 'aria-label' | 'aria-labelledby' | 'defaultValue' | 'onChange'
>;
