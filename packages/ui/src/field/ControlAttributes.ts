import type { RootAttributes } from '../theme/RootAttributes.ts';

/**
 * @internal Attributes that a field passes on to its control. Omitted are those that the field sets itself: the name from
 * `label`, the invalid state from `error`, and `onChange` and `defaultValue`, which fields declare with text.
 */
export type ControlAttributes<Control extends Element> = RootAttributes<
  Control,
  'aria-invalid' | 'aria-label' | 'aria-labelledby' | 'defaultValue' | 'onChange'
>;
