import * as palette from '../palette.ts';
import type { Theme } from './darkTheme.ts';

const ink = (alpha: number): string => `rgba(11,27,46,${alpha})`;

const goldText = '#6e5000';
const goldGraphic = '#b07c00';

/** The light theme: parchment and ink, with a gold that is readable on them. Covers and what lies on them stay dark. */
export const lightTheme: Theme = {
  scheme: 'light',
  colors: {
    page: palette.parchment,
    surface: '#ffffff',
    surfaceHigh: '#ece9e0',
    well: '#ffffff',
    cardFill: 'linear-gradient(#ffffff, #ffffff)',
    panelFill: 'linear-gradient(#ffffff, #ffffff)',
    barFill: 'rgba(246,243,235,.92)',
    scrim: ink(0.5),

    text: palette.ink,
    textSecondary: ink(0.78),
    textTertiary: ink(0.72),
    textDisabled: ink(0.5),

    hairline: ink(0.12),
    hairlineStrong: ink(0.2),
    border: ink(0.58),
    borderHover: ink(0.7),
    starEmpty: ink(0.58),

    gold: '#9a6f0a',
    goldPure: goldGraphic,
    onGold: palette.night,
    champagne: goldText,
    champagneLight: '#4f3a00',
    goldLeaf: 'linear-gradient(#f3e3a0, #e3c242 52%, #d0a51c)',
    shelfLine: 'linear-gradient(90deg, #9a6f0a, rgba(201,160,52,.8) 40%, rgba(201,160,52,.25))',
    wash: 'rgba(138,100,0,.1)',
    washSoft: 'rgba(138,100,0,.06)',
    glow: 'rgba(201,160,52,.2)',

    danger: '#a3122a',
    onDanger: '#ffffff',
    dangerWash: 'rgba(163,18,42,.08)',
    success: '#0b6340',
    onSuccess: '#ffffff',
    successWash: 'rgba(11,99,64,.08)',
    info: '#0b4f86',
    onInfo: '#ffffff',
    infoWash: 'rgba(11,79,134,.08)',
  },
  details: {
    pageGlow:
      'radial-gradient(1200px 800px at 8% -120px, rgba(48,104,176,.12), transparent), radial-gradient(1100px 620px at 74% -160px, rgba(255,205,120,.24), transparent)',
    // With the opacity of the image, text on it has a contrast of 4.5:1 whatever the image is.
    backdropMask: 'linear-gradient(rgba(0,0,0,.47) 10%, rgba(0,0,0,.26) 55%, transparent)',
    popover: '#ffffff',
    controlFill: 'rgba(255,255,255,.6)',
    overlayFill: 'rgba(255,255,255,.9)',
    overlayFillHover: '#ffffff',
    selection: '#f2d675',
    onSelection: palette.night,
    controlBorder: ink(0.58),
    placeholderBorder: ink(0.35),
    ring: ink(0.08),
    gildedBorder: 'rgba(154,111,10,.6)',
    checked: goldText,
    onChecked: '#ffffff',
    badgeFill: palette.night,
    onBadge: palette.champagneLight,
    shelfLineFaded:
      'linear-gradient(90deg, rgba(154,111,10,0), #9a6f0a 24%, #c9a034 70%, rgba(201,160,52,0))',
    currentLine: 'linear-gradient(90deg, #6e5000, #b07c00 55%, rgba(201,160,52,.5))',
    gauge: `linear-gradient(90deg, ${goldText}, #9a6f0a 62%, ${ink(0.25)} 62%)`,
    glowEdge: 'rgba(154,111,10,.2)',
    wordmark1: goldGraphic,
    wordmark2: '#a27200',
    wordmark3: '#835c00',
    wordmark4: '#553b00',
    wordmarkLine: '#c9a034',
    logo1: goldGraphic,
    logo2: '#946800',
    logo3: goldText,
    dangerBorder: 'rgba(163,18,42,.4)',
    successBorder: 'rgba(11,99,64,.4)',
    infoBorder: 'rgba(11,79,134,.4)',
    heat0: '#e6e5e0',
    heat1: '#b28a25',
    heat2: '#8c6a10',
    heat3: '#664800',
    heat4: '#3a2800',
  },
  shadows: {
    // Clipped shadows are visible on a light background: `card` and `warmGlow` fit into the 16 px around a carousel track.
    card: `0 6px 16px -6px ${ink(0.35)}`,
    cover: `0 14px 30px -8px ${ink(0.4)}`,
    popover: `0 24px 48px -16px ${ink(0.35)}, 0 0 0 1px ${ink(0.08)}`,
    goldEdge: 'inset 0 1px rgba(255,255,255,.45), inset 0 0 0 1px rgba(110,80,0,.4)',
    goldGlow: '0 6px 16px -8px rgba(138,100,0,.5)',
    warmGlow: '0 8px 20px -6px rgba(138,100,0,.4)',
  },
  moreContrast: {
    textSecondary: ink(0.92),
    textTertiary: ink(0.88),
    hairline: ink(0.4),
    hairlineStrong: ink(0.5),
    border: ink(0.8),
    starEmpty: ink(0.8),
  },
};
