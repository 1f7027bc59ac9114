import * as palette from '../palette.ts';

const gold = 'rgba(255,215,0,.7)';

/** White with an opacity. */
/* @__NO_SIDE_EFFECTS__ */ export function white(alpha: number): string {
  return `rgba(255,255,255,${alpha})`;
}

/** The colours of the dark theme. */
export const darkColors = {
  page: palette.night,
  surface: palette.navy,
  surfaceHigh: palette.steel,
  well: palette.well,
  cardFill: `linear-gradient(${palette.navyLit}, ${palette.navy})`,
  panelFill: `linear-gradient(${palette.navyPanel}, ${palette.navy})`,
  barFill: 'rgba(5,20,38,.86)',
  scrim: 'rgba(2,9,18,.68)',

  text: '#ffffff',
  textSecondary: white(0.72),
  textTertiary: white(0.62),
  textDisabled: white(0.45),

  hairline: white(0.08),
  hairlineStrong: white(0.16),
  border: white(0.4),
  borderHover: white(0.56),
  starEmpty: white(0.45),

  gold,
  goldPure: palette.goldPure,
  onGold: palette.night,
  champagne: palette.champagne,
  champagneLight: palette.champagneLight,
  // 70 % gold composites to khaki on the dark background: this light gradient is laid over it.
  goldLeaf: 'linear-gradient(rgba(255,243,200,.66), rgba(255,219,110,.42) 52%, rgba(255,182,46,.30))',
  shelfLine: 'linear-gradient(90deg, rgba(255,233,163,.95), rgba(255,215,0,.62) 40%, rgba(255,215,0,.18))',
  // Washes are champagne, because pure gold over navy turns olive.
  wash: 'rgba(255,224,170,.13)',
  washSoft: 'rgba(255,233,190,.08)',
  glow: 'rgba(255,200,120,.16)',

  danger: palette.coral,
  onDanger: '#2A0609',
  dangerWash: 'rgba(255,138,138,.12)',
  success: palette.mint,
  onSuccess: '#04241A',
  successWash: 'rgba(127,224,176,.11)',
  info: palette.sky,
  onInfo: '#04192C',
  infoWash: 'rgba(140,200,255,.11)',
} as const;

/** The shadows of the dark theme. */
export const darkShadows = {
  card: '0 10px 26px -10px rgba(0,0,0,.65)',
  cover: '0 18px 40px -8px rgba(0,0,0,.7)',
  popover: '0 24px 56px -16px rgba(0,0,0,.8), 0 0 0 1px rgba(255,255,255,.08)',
  goldEdge: 'inset 0 1px rgba(255,255,255,.45), inset 0 -1px rgba(90,60,0,.35)',
  goldGlow: '0 8px 24px -8px rgba(255,196,70,.35)',
  warmGlow: '0 12px 36px -8px rgba(255,200,120,.24)',
} as const;
