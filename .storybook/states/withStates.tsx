import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useEffect, useRef } from 'react';
import { addStateClasses, stateClass } from './addStateClasses.ts';
import { type InteractionState, interactionStates, type StatesParameter } from './statesParameter.ts';

/**
 * Shows a story with the parameter `states` once at rest and once in each of its states, by classes that rules for pseudo-classes apply
 * to as well. The elements that the pointer or the keyboard would reach get these classes.
 */
export const withStates: Decorator = (Story, { parameters }) => {
  const states: StatesParameter | undefined = parameters.states;
  if (!states) return <Story />;
  const { target, names = interactionStates } = states;
  return (
    <div
      style={{ display: 'grid', gridTemplateColumns: '8rem minmax(0, 1fr)', gap: 24, alignItems: 'center' }}
    >
      {(['rest', ...names] as const).map((name) => (
        <StateRow name={name} target={target} key={name}>
          <Story />
        </StateRow>
      ))}
    </div>
  );
};

function StateRow(props: { name: 'rest' | InteractionState; target: string; children: ReactNode }) {
  const { name, target, children } = props;
  const row = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const { current } = row;
    if (!current || name === 'rest') return;
    const show = () => {
      for (const sheet of document.styleSheets) addStateClasses(sheet);
      for (const element of current.querySelectorAll(target)) addState(element, name, current);
    };
    show();
    // Parts of a component may be loaded later.
    const observer = new MutationObserver(show);
    observer.observe(current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [name, target]);
  return (
    <>
      <span>{name}</span>
      {/* A form of its own, so that radio buttons of the same name do not belong together. */}
      <form ref={row} data-shown-state={name}>
        {children}
      </form>
    </>
  );
}

const selfStates = {
  hover: ['hover'],
  active: ['hover', 'active'],
  'focus-visible': ['focus', 'focus-visible'],
};
const ancestorStates = { ...selfStates, 'focus-visible': ['focus-within'] };

/** As in a browser, an element that contains the pointer or the focus is in that state too; here up to the row. */
function addState(element: Element, name: InteractionState, row: Element) {
  element.classList.add(...selfStates[name].map(stateClass));
  for (let current: Element | null = element; current && current !== row; current = current.parentElement)
    current.classList.add(...ancestorStates[name].map(stateClass));
}
