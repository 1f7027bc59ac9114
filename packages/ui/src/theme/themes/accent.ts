import { night } from '../palette.ts';
import type { Theme } from './darkTheme.ts';

/** Whether a text is a colour `#rrggbb`. */
export const isAccent = (text: string): boolean => /^#[\da-f]{6}$/i.test(text);

/** Colours with an accent in place of gold. Accented text is mixed with the text colour, to be readable in both themes. */
export const accentColors = (accent: string): Partial<Theme['colors'] & Theme['details']> => {
  const onAccent = readableTextColor(accent, '#ffffff', night);
  return {
    gold: accent,
    goldPure: accent,
    onGold: onAccent,
    goldLeaf: 'linear-gradient(rgba(255,255,255,.1), rgba(255,255,255,0))',
    gildedBorder: `${accent}99`,
    checked: accent,
    onChecked: onAccent,
    // A badge is dark in both themes.
    onBadge: `color-mix(in oklab, ${accent} 50%, #ffffff)`,
    champagne: `color-mix(in oklab, ${accent} 50%, var(--gs-colors-text))`,
    champagneLight: `color-mix(in oklab, ${accent} 30%, var(--gs-colors-text))`,
    shelfLine: `linear-gradient(90deg, ${accent}, ${accent}99 40%, ${accent}33)`,
    shelfLineFaded: `linear-gradient(90deg, ${accent}00, ${accent} 24%, ${accent}cc 70%, ${accent}00)`,
    currentLine: `linear-gradient(90deg, ${accent}, ${accent} 55%, ${accent}66)`,
    gauge: `linear-gradient(90deg, ${accent} 62%, var(--gs-colors-hairlineStrong) 62%)`,
    wash: `${accent}21`,
    washSoft: `${accent}14`,
    glow: `${accent}29`,
    glowEdge: `${accent}40`,
  };
};

/** Returns `light` or `dark`, whichever has more contrast on the background `color`. All colours are `#rrggbb`. */
export function readableTextColor(color: string, light: string, dark: string): string {
  return contrastRatio(color, light) > contrastRatio(color, dark) ? light : dark;
}

/** Relative luminance, as defined by WCAG. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((offset) => {
    const channel = Number.parseInt(color.slice(offset, offset + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colours `#rrggbb`, as defined by WCAG: 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}
