import type { FoundTitle } from '../../providers/catalogue/FoundTitle.ts';

/** A found title that has a slug of its own: it gets it where it is new and nobody else has it. */
export interface WishedTitle extends FoundTitle {
  readonly slug?: string;
}
