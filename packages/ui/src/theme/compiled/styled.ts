import type { ElementType } from 'react';
import { createElement } from 'react';
import type { Part, StyleProps } from './css.ts';
import { classNames } from './css.ts';

/** The compiled `styled(…)`: an element, or another component, with the class names of its styles. */
export function styled(type: ElementType, ...parts: Part[]) {
  return ({ as = type, ...props }: StyleProps & { as?: ElementType }) => {
    const attributes: Record<string, unknown> = { ...props, className: classNames(parts, props) };
    for (const [, , variants] of parts) for (const variant in variants) delete attributes[variant];
    return createElement(as, attributes);
  };
}
