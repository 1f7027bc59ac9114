/**
 * Describes the elements of a page that overflow it sideways or are too small as targets (WCAG 2.2, 1.4.10 and 2.5.8). It is
 * serialised and runs in the browser, so it must not refer to anything outside itself.
 */
export function findLayoutProblems(): string[] {
  const width = document.documentElement.clientWidth;
  const minTargetSize = 24;
  const found: string[] = [];
  const name = (element: Element) =>
    `<${element.localName}> ${(element.getAttribute('aria-label') ?? element.textContent ?? '').slice(0, 30)}`;

  const isLargeEnough = (element: Element | null | undefined): boolean => {
    const { width: wide = 0, height: high = 0 } = element?.getBoundingClientRect() ?? {};
    return wide >= minTargetSize && high >= minTargetSize;
  };
  /** What a press acts on besides the element: the label of a control, or the row that the link in it covers. */
  const wholeTarget = (element: Element): Element | null | undefined => {
    if (element instanceof HTMLInputElement) return element.labels?.[0];
    const covers = getComputedStyle(element, '::after').position === 'absolute';
    return covers && element instanceof HTMLElement ? element.offsetParent : null;
  };

  if (document.documentElement.scrollWidth > width) found.push('the page scrolls sideways');
  for (const element of document.body.querySelectorAll('*')) {
    const { left, right, width: wide, height: high } = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    // Text for screen readers only takes no space, and an SVG clips its own parts.
    const isPart = element instanceof SVGElement && element.localName !== 'svg';
    const isVisible = wide > 1 && high > 1 && element.checkVisibility({ visibilityProperty: true });
    if (isPart || !isVisible || style.clipPath !== 'none' || element.closest('[aria-hidden="true"]'))
      continue;

    const isClipped = (ancestor: Element | null): boolean =>
      ancestor !== null &&
      (getComputedStyle(ancestor).overflowX !== 'visible' || isClipped(ancestor.parentElement));
    if ((left < -1 || right > width + 1) && !isClipped(element.parentElement))
      found.push(`${name(element)} reaches from ${Math.round(left)} to ${Math.round(right)}`);

    const isTarget = element.matches(
      'a[href], button, input, select, textarea, [role="menuitem"], [role="slider"]',
    );
    // Inline links are exempt: their height is that of the line.
    if (
      isTarget &&
      style.display !== 'inline' &&
      !isLargeEnough(element) &&
      !isLargeEnough(wholeTarget(element))
    )
      found.push(`${name(element)} is ${Math.round(wide)} by ${Math.round(high)}`);
  }
  return found;
}
