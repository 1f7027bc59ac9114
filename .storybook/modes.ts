/** The two viewports of screenshots, in CSS pixels: below all breakpoints, and above most of them. */
const phone = { width: 390, height: 844 };
const laptop = { width: 1280, height: 800 };

/** A theme and a viewport in which Chromatic and the comparison with baselines take screenshots. `theme` sets the global of this name. */
export interface Mode {
  readonly theme: 'dark' | 'light';
  readonly viewport: { readonly width: number; readonly height: number };
}

const dark: Mode = { theme: 'dark', viewport: laptop };
const light: Mode = { theme: 'light', viewport: laptop };
const darkPhone: Mode = { theme: 'dark', viewport: phone };
const lightPhone: Mode = { theme: 'light', viewport: phone };

/** The modes of a story by its kind; their sum over all stories is limited by a test. */
export const modes = {
  /** All variants or states of a component. */
  component: { dark, light },
  /** A page as it opens first. */
  page: { dark, light, 'dark phone': darkPhone, 'light phone': lightPhone },
  /** Another state of a page: each theme and each width once. */
  pageState: { dark, 'light phone': lightPhone },
  /** A page that has its own theme. */
  pageWithOwnTheme: { dark, 'dark phone': darkPhone },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Mode>>>>;

/** The export name and the tags of a story, as in Storybook's index. */
interface IndexedStory {
  readonly exportName: string;
  readonly tags: readonly string[];
}

/**
 * Returns the key of the modes of a story that has screenshots: `AllVariants` and `States` of a component, or a story of a page except
 * `…Interactions`; undefined for others.
 */
export function screenshotKind({ exportName, tags }: IndexedStory): keyof typeof modes | undefined {
  if (exportName === 'AllVariants' || exportName === 'States') return 'component';
  if (!tags.includes('page') || exportName.endsWith('Interactions')) return undefined;
  if (tags.includes('own-theme')) return 'pageWithOwnTheme';
  return exportName === 'Default' ? 'page' : 'pageState';
}
