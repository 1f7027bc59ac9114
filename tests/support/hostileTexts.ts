const size = 200_000;
const filled = (fragment: string) => fragment.repeat(Math.ceil(size / fragment.length));
const script = "globalThis.taken='yes'";

/** Malicious texts of 200 kB from a host, each with its description; a script that is executed sets `globalThis.taken`. */
export const hostileTexts = [
  ['markup and scripts', filled(`<p><b>x</b><script>${script}</script><img src=x onerror="${script}"></p>`)],
  ['nested markup', filled('<div><a href="javascript:globalThis.taken=1">')],
  ['bidirectional and invisible characters', filled('\u202eabc\u2066def \u0000\u200b')],
  ['one word', filled('x')],
  ['the beginning of the Spanish part', filled('# Español ')],
  ['the beginning of a credit', filled('[Written by ')],
  ['open brackets', filled('<')],
] as const;
