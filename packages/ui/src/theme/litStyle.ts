/** Styles of what is selected or switched on: a blue fill and a light border. Gold is left to actions and stars. */
export const litStyle = {
  borderColor: '$borderHover',
  backgroundColor: 'color-mix(in srgb, $colors$info 20%, transparent)',
} as const;
