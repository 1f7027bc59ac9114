import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  prepareVariant,
  variantNames,
  variants,
  waitForView,
  windows,
} from '../../scripts/screenshots/variants.ts';
import { openScreen, test } from '../browser/accessibility/everyScreenTest.ts';
import { takeScreenshot, waitForAnimations } from '../browser/accessibility/pageRendering.ts';
import { everyScreen } from '../support/everyScreen.ts';

test.describe.configure({ mode: 'parallel' });

for (const [index, screen] of everyScreen.entries())
  for (const variant of variantNames)
    test(`${screen.name} in the variant ${variant}`, async ({ page, server, owner }, { project }) => {
      await prepareVariant(page, server.url, variant);
      for (const [name, viewport] of Object.entries(windows)) {
        await page.setViewportSize(viewport);
        await openScreen(page, server, screen, { owner, language: variants[variant].language });
        await waitForView(page);
        await waitForAnimations(page);
        // The order and the captions of the contact sheets come from the file names.
        const order = String(index).padStart(2, '0');
        const file = `${variant}.${name}.${order}.${encodeURIComponent(screen.name)}.png`;
        await writeFile(join(project.outputDir, file), await takeScreenshot(page), 'base64');
      }
    });
