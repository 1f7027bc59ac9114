/** The four viewports of a design review, in CSS pixels: below the breakpoints 600 and 900, above 1200, and at 1536. */
export const modes = {
  phone: { viewport: { width: 390, height: 844 } },
  tablet: { viewport: { width: 768, height: 1024 } },
  laptop: { viewport: { width: 1280, height: 800 } },
  desktop: { viewport: { width: 1536, height: 960 } },
} as const;
