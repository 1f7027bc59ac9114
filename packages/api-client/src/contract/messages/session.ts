export const session = {
  notString: 'Invalid token specified: must be a string',
  missingPart: (part: number) => `missing part #${part}`,
  invalidBase64: (part: number) => `invalid base64 for part #${part}`,
  invalidJson: (part: number) => `invalid json for part #${part}`,
  outsideProvider: 'useUser must be used within a UserProvider',
} as const;
