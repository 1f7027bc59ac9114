import type { Appearance } from './themes/Appearance.ts';
import { accentColors } from './themes/accent.ts';
import { lightTheme } from './themes/lightTheme.ts';
import { ruleText, themeCss, variables } from './themes/themeRules.ts';

/** Colours of a widget that is embedded on a third-party page. */
export interface FrameAppearance extends Pick<Appearance, 'accent'> {
  /** 'auto' follows the colour scheme that the user prefers. */
  readonly theme: NonNullable<Appearance['theme']>;
}

/**
 * CSS that changes the colours of a document, for a style sheet after that of `getCssText`; empty for the dark theme without
 * an accent. The caller must validate the accent, which is inserted unescaped.
 */
export function frameColors({ theme, accent }: FrameAppearance): string {
  return [
    theme === 'light' ? themeCss(':root', lightTheme) : '',
    theme === 'auto' ? `@media (prefers-color-scheme: light){${themeCss(':root', lightTheme)}}` : '',
    accent ? ruleText(':root', variables('colors', accentColors(accent))) : '',
  ].join('');
}
