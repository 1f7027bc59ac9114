import type { Page } from '@playwright/test';

/** Returns the system fonts that the page uses, which differ between machines. Web fonts and the text in SVG images are left out. */
export async function usedSystemFonts(page: Page): Promise<string[]> {
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
        // The element has been removed since the query.
        () => [],
      ),
    ),
  );
  await browser.detach();
  const names = used.flat().flatMap((font) => (font.isCustomFont ? [] : font.familyName));
  return [...new Set(names)];
}
