import { contrastRatio } from './accent.ts';
import { darkColors } from './darkColors.ts';
import type { Theme } from './darkTheme.ts';
import { lightTheme } from './lightTheme.ts';

type Scheme = Theme['scheme'];

/** The backgrounds of a theme on which stars, lines and buttons have the colour of the accent. */
const backgrounds: Readonly<Record<Scheme, readonly string[]>> = {
  dark: [darkColors.page, darkColors.surface],
  light: [lightTheme.colors.page, lightTheme.colors.surface],
};

/** The lowest WCAG contrast ratio of an accent `#rrggbb` to the page and the cards of a theme; graphics need 3. */
export function accentContrast(accent: string, scheme: Scheme): number {
  return Math.min(...backgrounds[scheme].map((background) => contrastRatio(accent, background)));
}

/**
 * The colour closest to an accent `#rrggbb`, lighter or darker, that has a contrast ratio of at least 3 in each of the themes;
 * undefined if there is none.
 */
export function readableAccent(accent: string, schemes: readonly Scheme[]): string | undefined {
  for (let share = 0; share <= 1; share += 0.01)
    for (const end of ['#ffffff', '#000000']) {
      const color = mix(accent, end, share);
      if (schemes.every((scheme) => accentContrast(color, scheme) >= minGraphicContrast)) return color;
    }
  return undefined;
}

/** WCAG 2.2, 1.4.11. */
const minGraphicContrast = 3;

function mix(color: string, end: string, share: number): string {
  const channels = [1, 3, 5].map((offset) => {
    const [from, to] = [color, end].map((text) => Number.parseInt(text.slice(offset, offset + 2), 16));
    return Math.round((from ?? 0) * (1 - share) + (to ?? 0) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}
