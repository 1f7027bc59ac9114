/** Runs in the browser. Waits for the fonts, then returns the URLs of the images within the screenshot that failed to load or decode. */
export async function failedImages(): Promise<string[]> {
  await document.fonts.ready;
  const shown = [...document.images].filter((image) => {
    const { left, right } = image.getBoundingClientRect();
    return right > 0 && left < innerWidth;
  });
  const decoded = await Promise.allSettled(shown.map((image) => image.decode()));
  return shown
    .filter((_, index) => decoded[index]?.status === 'rejected')
    .map((image) => image.src.slice(0, 200));
}
