import { tokens } from './tokens.ts';

/** Colours of a widget that is embedded on a third-party page. */
export interface FrameLook {
  /** 'auto' follows the colour scheme that the user prefers. */
  readonly theme: 'dark' | 'light' | 'auto';
  /** Accent colour `#rrggbb`, in place of gold. */
  readonly accent?: string | undefined;
}

/**
 * CSS that changes the colours of a document, for a style sheet after that of `getCssText`; empty for the dark theme without
 * an accent. The caller must validate the accent, which is inserted unescaped.
 */
export function frameColors({ theme, accent }: FrameLook): string {
  const light = `${rule(lightColors)}${lightRules}`;
  return [
    theme === 'light' ? light : '',
    theme === 'auto' ? `@media (prefers-color-scheme: light){${light}}` : '',
    accent ? rule(accentColors(accent)) : '',
  ].join('');
}

/** Colours of the light theme, with similar contrasts and a gold that is readable on a light background. */
const lightColors: Partial<Record<keyof typeof tokens.colors, string>> = {
  page: '#fbfaf6',
  surface: '#ffffff',
  surfaceHigh: '#ece9e0',
  well: '#ffffff',
  cardFill: '#ffffff',
  panelFill: '#ffffff',
  text: '#0b1a2d',
  textSecondary: 'rgba(11,26,45,.78)',
  textTertiary: 'rgba(11,26,45,.72)',
  textDisabled: 'rgba(11,26,45,.5)',
  hairline: 'rgba(11,26,45,.12)',
  hairlineStrong: 'rgba(11,26,45,.2)',
  border: 'rgba(11,26,45,.5)',
  borderHover: 'rgba(11,26,45,.7)',
  starEmpty: 'rgba(11,26,45,.5)',
  gold: '#8a6400',
  goldPure: '#8a6400',
  champagne: '#6b4e00',
  champagneLight: '#4f3a00',
  shelfLine: 'linear-gradient(90deg, #b98a12, rgba(185,138,18,.6) 40%, rgba(185,138,18,.2))',
  wash: 'rgba(138,100,0,.1)',
  washSoft: 'rgba(138,100,0,.06)',
  danger: '#a3122a',
  dangerWash: 'rgba(163,18,42,.08)',
};

/** Rules for colours that are not theme colours: page background, borders of arrows, and the wordmark, whose gold is too pale. */
const lightRules =
  'html{color-scheme:light}body{background-image:none}' +
  // Clipped shadows are visible on a light background: these fit into the 16 px around a carousel track.
  ':root{--gs-shadows-card:0 6px 16px -6px rgba(11,26,45,.35);--gs-shadows-warmGlow:0 8px 20px -6px rgba(138,100,0,.4)}' +
  '[data-direction]:not([aria-disabled=true]){border-color:rgba(11,26,45,.4)}' +
  '[aria-label=Gildshelf]>path{fill:#8a6400}';

/** Colours with an accent in place of gold. Accented text is mixed with the text colour, to be readable in both themes. */
const accentColors = (accent: string): Partial<Record<keyof typeof tokens.colors, string>> => ({
  gold: accent,
  goldPure: accent,
  onGold: readableTextColor(accent, '#ffffff', tokens.palette.night),
  goldLeaf: 'linear-gradient(rgba(255,255,255,.1), rgba(255,255,255,0))',
  champagne: `color-mix(in oklab, ${accent} 50%, var(--gs-colors-text))`,
  champagneLight: `color-mix(in oklab, ${accent} 30%, var(--gs-colors-text))`,
  shelfLine: `linear-gradient(90deg, ${accent}, ${accent}99 40%, ${accent}33)`,
});

function rule(colors: Readonly<Record<string, string>>): string {
  const declarations = Object.entries(colors).map(([name, value]) => `--gs-colors-${name}:${value}`);
  return `:root{${declarations.join(';')}}`;
}

/** Returns `light` or `dark`, whichever has more contrast on the background `color`. All colours are `#rrggbb`. */
export function readableTextColor(color: string, light: string, dark: string): string {
  const background = luminance(color);
  return contrast(background, luminance(light)) > contrast(background, luminance(dark)) ? light : dark;
}

/** Relative luminance, as defined by WCAG. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((offset) => {
    const channel = Number.parseInt(color.slice(offset, offset + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}
