/**
 * What a frame on somebody else's page may load and run: our own script and pictures, a style with the nonce. `ancestors` are
 * the pages that may show it; for '*' it says nothing of them, since '*' leaves out pages in a sandbox and in files.
 */
export function framePolicy(nonce: string, ancestors: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'nonce-${nonce}'`,
    "img-src 'self' data: https:",
    "base-uri 'none'",
    "form-action 'none'",
    ...(ancestors === '*' ? [] : [`frame-ancestors ${ancestors}`]),
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}
