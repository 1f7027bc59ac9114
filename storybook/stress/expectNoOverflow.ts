import { expect } from 'storybook/test';

/** Fails if content is wider than its box or if a box leaves the frame, except where a component clips or scrolls it. */
export async function expectNoOverflow(frame: Element): Promise<void> {
  const { left, right } = frame.getBoundingClientRect();
  const visible = [...frame.querySelectorAll<HTMLElement>('*')].filter(
    (element) => element.checkVisibility() && !isClipped(element, frame),
  );
  const overflowing = visible.filter((element) => {
    const box = element.getBoundingClientRect();
    const isOutside = box.width > 1 && (box.left < left - 1 || box.right > right + 1);
    const isOverflowVisible = getComputedStyle(element).overflowX === 'visible';
    const isTooWide = element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1;
    return isOutside || (isOverflowVisible && isTooWide);
  });
  await expect(visible.length).toBeGreaterThan(100);
  // Thrown, because the message of an assertion abbreviates the list.
  if (overflowing.length > 0)
    throw new Error(`Content overflows:\n${overflowing.map(describeElement).join('\n')}`);
}

/** Whether an ancestor within the frame clips or scrolls the element, as a carousel does. */
function isClipped(element: Element, frame: Element): boolean {
  for (let parent = element.parentElement; parent && parent !== frame; parent = parent.parentElement) {
    const { overflowX, clipPath } = getComputedStyle(parent);
    if (overflowX !== 'visible' || clipPath !== 'none') return true;
  }
  return false;
}

const describeElement = (element: Element) =>
  `<${element.localName} class="${element.className}"> of ${element.clientWidth} px has content of ${element.scrollWidth} px: ${element.textContent?.slice(0, 40)}`;
