import { darkTheme, type Theme } from './darkTheme.ts';
import { lightTheme } from './lightTheme.ts';

/** The colours and shadows of each theme, as CSS values; `details` are the colours of single components. */
export const themes: Readonly<Record<Theme['scheme'], Theme>> = { dark: darkTheme, light: lightTheme };
