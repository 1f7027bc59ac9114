/** The themes that a visitor can choose; without a choice the site is dark, whatever the system prefers. */
export type ThemeChoice = 'dark' | 'light' | 'auto';

/** The choice in the `Cookie` header or in `document.cookie`. */
export function readThemeChoice(cookies: string): ThemeChoice {
  return (/(?:^|; )theme=(light|auto)(?:;|$)/.exec(cookies)?.[1] ?? 'dark') as ThemeChoice;
}
