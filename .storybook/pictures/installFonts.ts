import type { PictureFont } from './fonts.ts';

/** Runs in the browser before anything else, so that what measures its text measures these letters. */
export function installFonts(fonts: readonly PictureFont[]): void {
  for (const { family, weight, range, data } of fonts) {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    document.fonts.add(new FontFace(family, bytes, { weight, unicodeRange: range }));
  }
}
