/** Runs in the browser: the images that the picture shows and that are not there yet, once its letters are. */
export async function missingImages(): Promise<string[]> {
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
