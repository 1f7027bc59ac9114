import type { ElementType } from 'react';
import { createElement } from 'react';
import type { LookProps, Part } from './css.ts';
import { css } from './css.ts';

/** The compiled `styled(…)`: an element, or another component, with the class names of a look. */
export function styled(type: ElementType, ...parts: Part[]) {
  const look = css(...parts);
  return ({ as = type, ...props }: LookProps & { as?: ElementType }) => createElement(as, look(props).props);
}
