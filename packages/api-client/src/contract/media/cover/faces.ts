/** A voice a title speaks in. */
export interface Face {
  family: string;
  /** Attributes of the title, and of the line under it. */
  title: string;
  subtitle: string;
  capitals: boolean;
  /** Space after each letter of the title, in em. */
  tracking: number;
  /** How wide it runs beside the heavy serif. */
  width: number;
  /** The largest size, in units of a cover 300 wide. */
  largest: number;
}

/** A strong serif, for the calm families. */
export const quiet: Face = {
  family: 'Palatino,Palatino Linotype,TeX Gyre Pagella,serif',
  title: ' font-weight="700"',
  subtitle: '',
  capitals: false,
  tracking: 0,
  width: 1,
  largest: 54,
};

/** The same serif in light, wide capitals, for the dark families. */
export const hushed: Face = {
  ...quiet,
  title: ' letter-spacing=".09em"',
  capitals: true,
  tracking: 0.09,
  largest: 46,
};

/** A heavy sans in capitals, for the lively families. */
export const loud: Face = {
  family: 'Inter,system-ui,sans-serif',
  title: ' font-weight="800"',
  subtitle: ' font-weight="500"',
  capitals: true,
  tracking: 0,
  width: 0.97,
  largest: 50,
};
