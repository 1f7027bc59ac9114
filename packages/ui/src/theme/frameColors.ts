import { textOn } from './textOn.ts';
import { tokens } from './tokens.ts';

/** How a widget on somebody else's page looks. */
export interface FrameLook {
  /** 'auto' is as the browser's owner likes pages. */
  readonly theme: 'dark' | 'light' | 'auto';
  /** `#rrggbb`, in place of gold. */
  readonly accent?: string | undefined;
}

/**
 * The rules that give a document other colours, for a style sheet that stands behind the one of `getCssText`; empty for the
 * theme as it is. What comes in must be checked before: an accent is written as it stands.
 */
export function frameColors({ theme, accent }: FrameLook): string {
  const light = `${rule(day)}${byDay}`;
  return [
    theme === 'light' ? light : '',
    theme === 'auto' ? `@media (prefers-color-scheme: light){${light}}` : '',
    accent ? rule(accented(accent)) : '',
  ].join('');
}

/** The night turned to paper: the same steps between ink and page, and gold that can be read on it. */
const day: Partial<Record<keyof typeof tokens.colors, string>> = {
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

/** What has colours of its own: the ground, the rings of arrows and the brand word, whose gold is too pale for paper. */
const byDay =
  'html{color-scheme:light}body{background-image:none}' +
  // On paper every edge of a shadow shows: these fit into the 16 px around a track.
  ':root{--gs-shadows-card:0 6px 16px -6px rgba(11,26,45,.35);--gs-shadows-warmGlow:0 8px 20px -6px rgba(138,100,0,.4)}' +
  '[data-direction]:not([aria-disabled=true]){border-color:rgba(11,26,45,.4)}' +
  '[aria-label=Gildshelf]>path{fill:#8a6400}';

/** An accent in the place of gold; what is written in it is nearer to the text around, to be read on the theme. */
const accented = (accent: string): Partial<Record<keyof typeof tokens.colors, string>> => ({
  gold: accent,
  goldPure: accent,
  onGold: textOn(accent, '#ffffff', tokens.palette.night),
  goldLeaf: 'linear-gradient(rgba(255,255,255,.1), rgba(255,255,255,0))',
  champagne: `color-mix(in oklab, ${accent} 50%, var(--gs-colors-text))`,
  champagneLight: `color-mix(in oklab, ${accent} 30%, var(--gs-colors-text))`,
  shelfLine: `linear-gradient(90deg, ${accent}, ${accent}99 40%, ${accent}33)`,
});

function rule(colors: Readonly<Record<string, string>>): string {
  const declarations = Object.entries(colors).map(([name, value]) => `--gs-colors-${name}:${value}`);
  return `:root{${declarations.join(';')}}`;
}
