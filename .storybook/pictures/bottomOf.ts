/** Runs in the browser: where the content of a story ends, with some air below it; a layer over all ends where the window does. */
export function bottomOf(): number {
  const air = 16;
  const places = [...document.body.querySelectorAll('*')]
    .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 1 && height > 1)
    .map(({ bottom }) => Math.ceil(bottom) + air);
  return Math.min(Math.max(air, ...places), document.documentElement.scrollHeight);
}
