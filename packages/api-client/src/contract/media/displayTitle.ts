import { untitled } from './mediaView.ts';
import { stripInvisibleCharacters } from './stripInvisibleCharacters.ts';

const visibleCharacter = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** The first name with a visible character, on one line; else 'Untitled'. */
export function displayTitle(names: readonly (string | null | undefined)[]): string {
  const name = names.find((text) => text && visibleCharacter.test(text));
  return name ? stripInvisibleCharacters(name).replace(/\s+/g, ' ').trim() : untitled;
}
