/** A typeface of a title. */
export interface Typeface {
  family: string;
  /** SVG attributes of the title and of the subtitle. */
  title: string;
  subtitle: string;
  isUppercase: boolean;
  /** Letter spacing of the title in em. */
  letterSpacing: number;
  /** Its width relative to the heavy serif of `measure`. */
  width: number;
  /** The maximum font size, in units of a cover 300 wide. */
  maxFontSize: number;
}

/** A bold serif, for calm genres. */
export const boldSerif: Typeface = {
  family: 'Palatino,Palatino Linotype,TeX Gyre Pagella,serif',
  title: ' font-weight="700"',
  subtitle: '',
  isUppercase: false,
  letterSpacing: 0,
  width: 1,
  maxFontSize: 54,
};

/** The same serif in regular weight and spaced capitals, for dark genres. */
export const serifCapitals: Typeface = {
  ...boldSerif,
  title: ' letter-spacing=".09em"',
  isUppercase: true,
  letterSpacing: 0.09,
  maxFontSize: 46,
};

/** A heavy sans-serif in capitals, for lively genres. */
export const sansCapitals: Typeface = {
  family: 'Inter,system-ui,sans-serif',
  title: ' font-weight="800"',
  subtitle: ' font-weight="500"',
  isUppercase: true,
  letterSpacing: 0,
  width: 0.97,
  maxFontSize: 50,
};
