const size = 200_000;
const filled = (piece: string) => piece.repeat(Math.ceil(size / piece.length));
const run = "globalThis.taken='yes'";

/** Texts of 200 kB that a host may send, by what they are made of; one that runs sets `globalThis.taken`. */
export const hostileTexts = [
  ['markup and scripts', filled(`<p><b>x</b><script>${run}</script><img src=x onerror="${run}"></p>`)],
  ['nested markup', filled('<div><a href="javascript:globalThis.taken=1">')],
  ['bidirectional and invisible characters', filled('\u202eabc\u2066def \u0000\u200b')],
  ['one word', filled('x')],
  ['the beginning of the Spanish part', filled('# Español ')],
  ['the beginning of a credit', filled('[Written by ')],
  ['open brackets', filled('<')],
] as const;
