/**
 * Runs in the browser. Removes text that would be rendered in system fonts, which differ between machines, and loads lazy images within
 * the screenshot.
 */
export function normalisePage(): void {
  for (const image of document.images) {
    const { left, right } = image.getBoundingClientRect();
    // The images of a carousel reach far beyond the screenshot.
    if (right <= 0 || left >= innerWidth) continue;
    image.loading = 'eager';
    const svg = image.src.startsWith('data:image/svg+xml,') ? decodeURIComponent(image.src.slice(19)) : '';
    const simplified = svg
      // An SVG image cannot use the fonts of the page, so its text is removed.
      .replace(/<text[\s>].*?<\/text>/gs, '')
      // A gradient is dithered, which makes the PNG of a cover ten times as large: only its first colour stays.
      .replace(/(<(linear|radial)Gradient\b[^>]*>\s*<stop\b[^>]*\/>).*?(<\/\2Gradient>)/gs, '$1$3');
    if (simplified !== svg) image.src = `data:image/svg+xml,${encodeURIComponent(simplified)}`;
  }

  // For example Arabic, Japanese and stars: the fonts of the npm packages have Latin glyphs only.
  const missingGlyphs = /[^\0-\u024f\u1e00-\u1eff\u2000-\u206f\u20a0-\u20c0\u2122\u2191\u2193\u2212\u2215]/gu;
  const replaceMissing = (text: string) => text.replace(missingGlyphs, '¤');
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const isCode = text.parentElement?.matches('script, style') ?? true;
    if (!isCode && text.nodeValue && missingGlyphs.test(text.nodeValue))
      text.nodeValue = replaceMissing(text.nodeValue);
    missingGlyphs.lastIndex = 0;
  }
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
    if (replaceMissing(field.value) !== field.value) field.value = replaceMissing(field.value);
    field.placeholder = replaceMissing(field.placeholder);
  }
}
