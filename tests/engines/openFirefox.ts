import puppeteer, { type ElementHandle, type Frame } from 'puppeteer-core';
import { ensureFirefox } from '../../scripts/install/ensureFirefox.mjs';
import type { EngineDriver, EngineElement, Role, Viewport } from './EngineDriver.ts';

/**
 * Firefox over WebDriver BiDi, with Puppeteer: Playwright 1.65 sends `emulation.setMediaFeaturesOverride` to every new
 * context, which Firefox ESR 153 does not support.
 */
export async function openFirefox(viewport: Viewport): Promise<EngineDriver> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: ensureFirefox(),
    defaultViewport: viewport,
    extraPrefsFirefox: { 'intl.accept_languages': 'en-GB' },
  });
  const page = await browser.newPage();
  let frame: Frame = page.mainFrame();

  return {
    version: await browser.version(),
    open: async (url) => void (await page.goto(url)),
    find: async (role, name = '') => (await frame.$$(selector(role, name))).map(elementOf),
    async findFields(label) {
      const named = await frame.$$(`::-p-aria(${label})`);
      const isField = (handle: ElementHandle) =>
        handle.evaluate((element) => element.matches('input, select, textarea'));
      const areFields = await Promise.all(named.map(isField));
      return named.filter((_, index) => areFields[index]).map(elementOf);
    },
    evaluate: async <Value>(expression: string) => (await frame.evaluate(expression)) as Value,
    async enterFrame(css) {
      const element = await page.$(`${css} >>> iframe`);
      await element?.scrollIntoView();
      const entered = await element?.contentFrame();
      if (!entered) throw new Error(`No iframe in ${css}`);
      frame = entered;
    },
    leaveFrame: async () => {
      frame = page.mainFrame();
    },
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}

/** Firefox reports the role `img` by its newer name. */
const selector = (role: Role, name: string) =>
  `::-p-aria(${name}[role="${role === 'img' ? 'image' : role}"])`;

function elementOf(handle: ElementHandle): EngineElement {
  return {
    click: () => handle.click(),
    type: (text) => handle.type(text),
    press: (key) => handle.press(key),
    async choose(option) {
      const value = await handle.evaluate(
        (select, label) =>
          [...(select as HTMLSelectElement).options].find((one) => one.text === label)?.value,
        option,
      );
      if (value === undefined) throw new Error(`No option '${option}'`);
      await handle.select(value);
    },
    text: async () => String(await (await handle.getProperty('innerText')).jsonValue()),
    attribute: (name) => handle.evaluate((element, key) => element.getAttribute(key), name),
    value: async () => String(await (await handle.getProperty('value')).jsonValue()),
    style: (property) =>
      handle.evaluate((element, key) => getComputedStyle(element).getPropertyValue(key), property),
    find: async (role, name = '') => (await handle.$$(selector(role, name))).map(elementOf),
  };
}
