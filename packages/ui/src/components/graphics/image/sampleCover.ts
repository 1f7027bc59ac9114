const palettes = [
  ['#1f8f7a', '#06332b', '#ffe08a'],
  ['#6a4fd8', '#1d1260', '#b9a8ff'],
  ['#c93a6b', '#4a0d2c', '#ff9dc0'],
  ['#2a6fd6', '#081f52', '#9cc7ff'],
  ['#e2703a', '#4d1606', '#ffc9a0'],
  ['#dba028', '#3d2602', '#ffe6a8'],
] as const;

/** Generates a cover for stories as a data URL: deterministic for a name, drawn for the given size in pixels. */
export function sampleCover(name: string, width = 150, height = 180): string {
  const seed = Array.from(name).reduce((sum, character) => sum * 31 + character.charCodeAt(0), 7) % 997;
  const [lit, deep, line] = palettes[seed % palettes.length] ?? palettes[0];
  const words = name.split(' ').slice(0, 3);
  const size = Math.min(width / 7, (width * 1.5) / Math.max(...words.map((word) => word.length)));
  const title = words
    .map((word, index) => `<tspan x="${width * 0.09}" dy="${index && size * 1.1}">${word}</tspan>`)
    .join('');
  const top = height - width * 0.16 - (words.length - 1) * size * 1.1;
  const rings = [0.1, 0.18, 0.26].map(
    (part) => `<circle cx="${width * 0.6}" cy="${height * 0.3}" r="${width * part}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><linearGradient id="g" x2=".3" y2="1"><stop stop-color="${lit}"/><stop offset=".9" stop-color="${deep}"/></linearGradient><rect width="100%" height="100%" fill="url(#g)"/><g fill="none" stroke="${line}" stroke-width=".9" opacity=".8">${rings.join('')}</g><text y="${top}" fill="#fff" font-family="Palatino,TeX Gyre Pagella,Georgia,serif" font-weight="700" font-size="${size}">${title}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
