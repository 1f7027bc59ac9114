/**
 * Runs in the browser. Returns the height of a story's visible content in CSS pixels, with a margin of 16 below it, at most the
 * height of the document, which also limits overlays.
 */
export function contentBottom(): number {
  const margin = 16;
  const bottoms = [...document.body.querySelectorAll('*')]
    .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 1 && height > 1)
    .map(({ bottom }) => Math.ceil(bottom) + margin);
  return Math.min(Math.max(margin, ...bottoms), document.documentElement.scrollHeight);
}
