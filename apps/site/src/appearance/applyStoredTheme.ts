import { applyTheme } from './applyTheme.ts';
import { readThemeChoice } from './themeChoice.ts';

const theme = readThemeChoice(document.cookie);
if (document.documentElement.dataset.theme !== theme && theme !== 'dark') applyTheme(theme);
