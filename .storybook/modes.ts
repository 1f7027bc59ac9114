/** The four widths of a design review, in CSS pixels: one in each span between the specification's breakpoints. */
export const modes = {
  phone: { viewport: { width: 390, height: 844 } },
  tablet: { viewport: { width: 768, height: 1024 } },
  laptop: { viewport: { width: 1280, height: 800 } },
  desktop: { viewport: { width: 1536, height: 960 } },
} as const;
