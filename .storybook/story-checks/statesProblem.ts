import type { Page } from '@playwright/test';

/** Returns an error message if a story with the parameter `states` shows a state that equals the component at rest, else undefined. */
export async function statesProblem(page: Page): Promise<string | undefined> {
  const equal = await page.evaluate(statesLikeRest);
  return equal.length > 0
    ? `The component has the same styles at rest as in the states: ${equal.join(', ')}.`
    : undefined;
}

/** Runs in the browser. Returns the names of the states whose elements have the same computed styles as those at rest. */
function statesLikeRest(): string[] {
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  const stylesOf = (row: Element) =>
    [...row.querySelectorAll('*')]
      .flatMap((element) =>
        [undefined, '::before', '::after'].map((part) => {
          const style = getComputedStyle(element, part);
          return [...style].map((property) => `${property}:${style.getPropertyValue(property)}`).join(';');
        }),
      )
      .join('\n');
  const rows = [...document.querySelectorAll<HTMLElement>('#storybook-root [data-shown-state]')];
  const [rest, ...others] = rows;
  const restStyles = rest && stylesOf(rest);
  return others.filter((row) => stylesOf(row) === restStyles).map(({ dataset }) => dataset.shownState ?? '');
}
