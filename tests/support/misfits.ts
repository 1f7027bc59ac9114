/**
 * What of a page is cut off at its sides or too small to be hit (WCAG 2.2, 1.4.10 and 2.5.8), in words. Runs in the browser,
 * so it refers to nothing outside itself.
 */
export function misfits(): string[] {
  const width = document.documentElement.clientWidth;
  const smallest = 24;
  const found: string[] = [];
  const name = (element: Element) =>
    `<${element.localName}> ${(element.getAttribute('aria-label') ?? element.textContent ?? '').slice(0, 30)}`;

  if (document.documentElement.scrollWidth > width) found.push('the page scrolls sideways');
  for (const element of document.body.querySelectorAll('*')) {
    const { left, right, width: wide, height: high } = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    // Words for screen readers only have no place on the page, and a drawing cuts off its parts itself.
    const isPart = element instanceof SVGElement && element.localName !== 'svg';
    const isSeen = wide > 1 && high > 1 && element.checkVisibility({ visibilityProperty: true });
    if (isPart || !isSeen || style.clipPath !== 'none' || element.closest('[aria-hidden="true"]')) continue;

    const isFramed = (inner: Element | null): boolean =>
      inner !== null && (getComputedStyle(inner).overflowX !== 'visible' || isFramed(inner.parentElement));
    if ((left < -1 || right > width + 1) && !isFramed(element.parentElement))
      found.push(`${name(element)} reaches from ${Math.round(left)} to ${Math.round(right)}`);

    const isTarget = element.matches(
      'a[href], button, input, select, textarea, [role="menuitem"], [role="slider"]',
    );
    // A link in a sentence is as high as its line.
    if (isTarget && style.display !== 'inline' && (wide < smallest || high < smallest))
      found.push(`${name(element)} is ${Math.round(wide)} by ${Math.round(high)}`);
  }
  return found;
}
