/** Whether an Accept-Encoding header lists a coding; `;q=0` excludes it. */
export function acceptsEncoding(accepted: string, coding: 'zstd' | 'br' | 'gzip'): boolean {
  return accepted.split(',').some((part) => {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    return name === coding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}
