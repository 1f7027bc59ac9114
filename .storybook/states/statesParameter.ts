/** The states that a story can show, as CSS names its pseudo-classes. */
export const interactionStates = ['hover', 'focus-visible', 'active'] as const;

export type InteractionState = (typeof interactionStates)[number];

/** The parameter `states` of a story. */
export interface StatesParameter {
  /** Selects the elements that are in the state. */
  readonly target: string;
  /** All states by default; each must differ from the component at rest. */
  readonly names?: readonly InteractionState[];
}
