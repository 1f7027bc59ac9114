/** Runs in the browser: takes out of a page what each machine would draw in letters of its own, and fetches what the picture shows before anybody scrolls. */
export function neutralise(): void {
  for (const image of document.images) {
    const { left, right } = image.getBoundingClientRect();
    // A carousel goes on far beyond the picture.
    if (right <= 0 || left >= innerWidth) continue;
    image.loading = 'eager';
    const drawing = image.src.startsWith('data:image/svg+xml,')
      ? decodeURIComponent(image.src.slice(19))
      : '';
    const plain = drawing
      // No page can give its fonts to a drawing: it stands in the picture without its words,
      .replace(/<text[\s>].*?<\/text>/gs, '')
      // and each gradient in its first colour, for a dithered cover weighs ten times as much.
      .replace(/(<(linear|radial)Gradient\b[^>]*>\s*<stop\b[^>]*\/>).*?(<\/\2Gradient>)/gs, '$1$3');
    if (plain !== drawing) image.src = `data:image/svg+xml,${encodeURIComponent(plain)}`;
  }

  // Arabic, Japanese, stars: the packages' fonts have Latin letters.
  const foreign = /[^\0-\u024f\u1e00-\u1eff\u2000-\u206f\u20a0-\u20c0\u2122\u2191\u2193\u2212\u2215]/gu;
  const plain = (text: string) => text.replace(foreign, '¤');
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const isCode = text.parentElement?.matches('script, style') ?? true;
    if (!isCode && text.nodeValue && foreign.test(text.nodeValue)) text.nodeValue = plain(text.nodeValue);
    foreign.lastIndex = 0;
  }
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
    if (plain(field.value) !== field.value) field.value = plain(field.value);
    field.placeholder = plain(field.placeholder);
  }
}
