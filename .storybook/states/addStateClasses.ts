import { interactionStates } from './statesParameter.ts';

const pseudoClass = new RegExp(
  `:(${[...interactionStates, 'focus-within', 'focus'].join('|')})(?![\\w-])`,
  'g',
);

/** The class that shows a pseudo-class, such as 'shown-hover'. */
export const stateClass = (name: string) => `shown-${name}`;

/** Extends each rule for a pseudo-class to a class: `.button:hover` becomes `.button:hover, .button.shown-hover`. */
export function addStateClasses({ cssRules }: CSSStyleSheet | CSSGroupingRule): void {
  for (const rule of cssRules) {
    if (rule instanceof CSSStyleRule) {
      const { selectorText } = rule;
      const withClass = selectorText.replace(pseudoClass, (_, name) => `.${stateClass(name)}`);
      const isNew = withClass !== selectorText && !selectorText.includes(stateClass(''));
      if (isNew) rule.selectorText = `${selectorText}, ${withClass}`;
    } else if (rule instanceof CSSGroupingRule) addStateClasses(rule);
  }
}
