import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { fonts, installFonts } from '../../.storybook/screenshots/fonts.ts';
import { takeWebp } from './takeWebp.ts';
import { type VariantName, type WindowName, windows } from './variants.ts';

/** Columns of a contact sheet; both kinds are about 2,100 pixels wide. */
const columns = { desk: 5, phone: 10 };
const thumbnailWidth = { desk: 400, phone: 195 };
const gap = 16;
const quality = 60;

/** A contact sheet of the screenshots that tests/screenshots has written to a folder, as WebP. */
export async function drawContactSheet(
  browser: Browser,
  { folder, variant, window }: { folder: string; variant: VariantName; window: WindowName },
): Promise<Buffer> {
  const prefix = `${variant}.${window}.`;
  const files = readdirSync(folder)
    .filter((file) => file.startsWith(prefix))
    .toSorted();
  const width = thumbnailWidth[window];
  const height = Math.round((width * windows[window].height) / windows[window].width);
  const figures = files.map((file) => {
    const data = readFileSync(join(folder, file)).toString('base64');
    const caption = decodeURIComponent(file.slice(prefix.length + '00.'.length, -'.png'.length));
    return `<figure><img src="data:image/png;base64,${data}" alt=""><figcaption>${caption}</figcaption></figure>`;
  });
  const page = await browser.newPage({ colorScheme: variant === 'light' ? 'light' : 'dark' });
  await page.addInitScript(installFonts, fonts);
  await page.goto('data:text/html,');
  await page.setContent(`<style>
    :root { color-scheme: light dark; background: light-dark(#fff, #222); font: 12px Inter; }
    body { display: grid; grid-template-columns: repeat(${columns[window]}, ${width}px); gap: ${gap}px; margin: ${gap}px; }
    figure { margin: 0; }
    img { display: block; width: 100%; height: ${height}px; }
    figcaption { height: 2.4em; margin-top: 4px; line-height: 1.2; overflow: hidden; overflow-wrap: anywhere; }
  </style>${figures.join('')}`);
  await page.setViewportSize({
    width: columns[window] * (width + gap) + gap,
    height: await page.evaluate(() => document.body.offsetHeight + 2 * document.body.offsetTop),
  });
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  const sheet = await takeWebp(page, quality);
  await page.close();
  return sheet;
}
