import type { Page } from '@playwright/test';
import { fonts, installFonts, readJapaneseFont } from '../../.storybook/screenshots/fonts.ts';

/** The appearances of the site of which screenshots are taken. */
export const variants = {
  dark: { language: 'en', theme: 'dark' },
  light: { language: 'en', theme: 'light' },
  german: { language: 'de', theme: 'dark' },
  japanese: { language: 'ja', theme: 'dark' },
} as const;

export type VariantName = keyof typeof variants;
export const variantNames = Object.keys(variants) as VariantName[];

/** The windows of which screenshots are taken. */
export const windows = {
  desk: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
} as const;

export type WindowName = keyof typeof windows;
export const windowNames = Object.keys(windows) as WindowName[];

/** Gives a page that is not open yet a variant's theme and fonts; its language is the query `lang` of the URL. */
export async function prepareVariant(page: Page, url: string, variant: VariantName): Promise<void> {
  const { theme } = variants[variant];
  await page.context().addCookies([{ name: 'theme', value: theme, url }]);
  // Widgets with the theme `auto` follow the system.
  await page.emulateMedia({ colorScheme: theme });
  // The product loads no web font, so its text would have the fonts of this machine. Anime have Japanese names in every language.
  await page.addInitScript(installFonts, [...fonts, readJapaneseFont()]);
}

/** Resolves when the fonts and every image whose centre is in view have loaded; images further down are lazy. */
export async function waitForView(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const areLoaded = [...document.images].every((image) => {
      const { left, top, width, height } = image.getBoundingClientRect();
      const isInView = document.elementsFromPoint(left + width / 2, top + height / 2).includes(image);
      return !isInView || (image.complete && image.naturalWidth > 0);
    });
    return areLoaded && document.fonts.status === 'loaded';
  });
}
