import type { Page } from '@playwright/test';

/** The fonts of this machine that a page has letters in; all its other letters come from the packages' fonts. */
export async function foreignFonts(page: Page): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  const { root } = await browser.send('DOM.getDocument', { depth: 0 });
  const selector = 'body :not(svg, svg *)';
  const { nodeIds } = await browser.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  const used = await Promise.all(
    nodeIds.map((nodeId) =>
      browser.send('CSS.getPlatformFontsForNode', { nodeId }).then(
        ({ fonts }) => fonts,
        // An element that has gone since has no letters.
        () => [],
      ),
    ),
  );
  await browser.detach();
  const names = used.flat().flatMap((font) => (font.isCustomFont ? [] : font.familyName));
  return [...new Set(names)];
}
