import { actions } from './actions.tsx';
import { feedback } from './feedback.tsx';
import type { GuidancePair } from './GuidancePair.ts';
import { inputs } from './inputs.tsx';
import { media } from './media.tsx';

/** The rules of components by name. */
export const rules: Readonly<Record<string, readonly GuidancePair[]>> = {
  ...actions,
  ...inputs,
  ...feedback,
  ...media,
};
