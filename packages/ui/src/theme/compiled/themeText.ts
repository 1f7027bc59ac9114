/** The rule of the theme's custom properties. The build writes it here. */
export const themeText: string = '';
