export const oembed = {
  urlMissing: "'url' must be the address of a page.",
  invalidSize: (name: string) => `'${name}' must be a whole number of pixels.`,
  invalidFormat: 'Only the format json is served.',
} as const;
