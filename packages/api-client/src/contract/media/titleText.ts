import { untitled } from './mediaView.ts';
import { visibleText } from './visibleText.ts';

const somethingToSee = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** The first name in which there is something to see, on one line; else 'Untitled'. */
export function titleText(names: readonly (string | null | undefined)[]): string {
  const name = names.find((text) => text && somethingToSee.test(text));
  return name ? visibleText(name).replace(/\s+/g, ' ').trim() : untitled;
}
