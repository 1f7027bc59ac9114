/** Whether an Accept-Encoding header takes a coding; `;q=0` says no. */
export function acceptsEncoding(accepted: string, coding: 'zstd' | 'br' | 'gzip'): boolean {
  return accepted.split(',').some((part) => {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    return name === coding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}
