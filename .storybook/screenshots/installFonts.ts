import type { ScreenshotFont } from './fonts.ts';

/** Runs in the browser before any other script, so that scripts that measure text measure these fonts. */
export function installFonts(fonts: readonly ScreenshotFont[]): void {
  for (const { family, weight, range, data } of fonts) {
    const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
    document.fonts.add(new FontFace(family, bytes, { weight, unicodeRange: range }));
  }
}
