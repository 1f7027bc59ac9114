export const oembed = {
  urlMissing: "'url' must be the address of a page.",
  wrongSize: (name: string) => `'${name}' must be a whole number of pixels.`,
  wrongFormat: 'Only the format json is served.',
} as const;
