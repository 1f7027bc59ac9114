/** The default density. Spaces are multiples of 4 px: space 4 is 16 px. */
export const comfortable = {
  space: {
    1: '4px',
    2: '8px',
    3: '12px',
    4: '16px',
    5: '20px',
    6: '24px',
    8: '32px',
    10: '40px',
    11: '44px',
    12: '48px',
    14: '56px',
    16: '64px',
  },
  sizes: { touch: '44px', controlSmall: '36px', control: '48px' },
} as const;

/** The tokens that depend on the density: spaces, and the heights of controls. */
export interface Density {
  readonly space: Readonly<Record<keyof typeof comfortable.space, string>>;
  readonly sizes: Readonly<Record<keyof typeof comfortable.sizes, string>>;
}

/** Smaller gaps and lower controls. By touch the heights are those of `comfortable`. */
const compact: Density = {
  space: {
    1: '3px',
    2: '6px',
    3: '8px',
    4: '12px',
    5: '14px',
    6: '18px',
    8: '24px',
    10: '30px',
    11: '32px',
    12: '36px',
    14: '42px',
    16: '48px',
  },
  sizes: { touch: '36px', controlSmall: '30px', control: '40px' },
};

/** The spaces and control heights of each density. */
export const densities = { comfortable, compact } as const;
