import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { EngineDriver, EngineElement, Key, Role } from './EngineDriver.ts';

/** An element by role and, where given, exact accessible name. */
type Query = readonly [role: Role, name?: string];

/** The actions and assertions of the journey in one window; every method retries until it succeeds or its timeout has passed. */
export class JourneyPage {
  readonly #driver: EngineDriver;
  readonly #folder: string;
  #screenshots = 0;

  /** Screenshots are saved in `folder`, numbered in their order. */
  constructor(driver: EngineDriver, folder: string) {
    this.#driver = driver;
    this.#folder = folder;
  }

  open(url: string): Promise<void> {
    return this.#driver.open(url);
  }

  /** Clicks the only element that matches the queries, each of which searches within the matches of the one before. */
  click(...path: Query[]): Promise<void> {
    return this.#with(path, (element) => element.click());
  }

  press(key: Key, ...path: Query[]): Promise<void> {
    return this.#with(path, (element) => element.press(key));
  }

  /** Types into the empty field with this label; resolves when the field holds the text. */
  async fill(label: string, text: string): Promise<void> {
    await this.#withField(label, (field) => field.type(text));
    await this.#withField(label, async (field) => {
      expect(await field.value(), `the value of field '${label}'`).toBe(text);
    });
  }

  choose(label: string, option: string): Promise<void> {
    return this.#withField(label, (field) => field.choose(option));
  }

  /** The rendered text of the first element that matches the queries. */
  async firstText(...path: Query[]): Promise<string> {
    let text = '';
    await eventually(async () => {
      const [first] = await this.#find(path);
      text = (await first?.text())?.trim() ?? '';
      expect(text, `the text of ${describe(path)}`).not.toBe('');
    });
    return text;
  }

  async clickFirst(...path: Query[]): Promise<void> {
    await eventually(async () => {
      const [first] = await this.#find(path);
      if (!first) throw new Error(await this.#notFound(describe(path)));
      await first.click();
    });
  }

  async expectCount(count: number, ...path: Query[]): Promise<void> {
    await eventually(async () => {
      const found = await this.#find(path);
      if (found.length !== count)
        throw new Error(await this.#notFound(`${count} × ${describe(path)}`, found.length));
    });
  }

  async expectShown(...path: Query[]): Promise<void> {
    await this.expectCount(1, ...path);
  }

  /** Expects the text to be rendered in the only element that matches the queries, or anywhere in the document without queries. */
  async expectText(text: string, ...path: Query[]): Promise<void> {
    await eventually(async () => {
      const rendered = path.length
        ? await (await this.#only(path)).text()
        : await this.#driver.evaluate<string>('document.body.innerText');
      expect(rendered, `the text of ${describe(path)}`).toContain(text);
    });
  }

  async expectAttribute(name: string, value: string, ...path: Query[]): Promise<void> {
    await eventually(async () => {
      expect(await (await this.#only(path)).attribute(name), `${name} of ${describe(path)}`).toBe(value);
    });
  }

  async expectStyle(property: string, value: string, ...path: Query[]): Promise<void> {
    await eventually(async () => {
      expect(await (await this.#only(path)).style(property), `${property} of ${describe(path)}`).toBe(value);
    });
  }

  async expectPath(expected: string | RegExp): Promise<void> {
    await eventually(async () => {
      const path = await this.#path();
      if (typeof expected === 'string') expect(path, 'the path').toBe(expected);
      else expect(path, 'the path').toMatch(expected);
    });
  }

  /** Expects the focus on the main heading, where the site moves it after a navigation: keys typed before would be lost. */
  async expectHeadingFocus(heading: string): Promise<void> {
    await eventually(async () => {
      const focused = "document.activeElement?.matches('h1') ? document.activeElement.innerText : null";
      expect(await this.#driver.evaluate(focused), 'the focused heading').toBe(heading);
    });
  }

  /** Runs the steps in the document of the frame in the shadow tree of the element that matches the CSS selector. */
  async inFrame(selector: string, steps: () => Promise<void>): Promise<void> {
    await eventually(() => this.#driver.enterFrame(selector));
    try {
      await steps();
    } finally {
      await this.#driver.leaveFrame();
    }
  }

  /** Saves a screenshot once every image in view is loaded and no animation is running; rejects for a broken image. */
  async screenshot(name: string): Promise<void> {
    await eventually(async () => {
      expect(await this.#driver.evaluate(unfinishedWork), 'images not loaded, animations running').toEqual(
        [],
      );
    });
    await this.saveScreenshot(name);
  }

  /** Saves a screenshot without waiting for images or animations. */
  async saveScreenshot(name: string): Promise<void> {
    this.#screenshots += 1;
    const file = `${String(this.#screenshots).padStart(2, '0')}-${name}.png`;
    mkdirSync(this.#folder, { recursive: true });
    writeFileSync(join(this.#folder, file), await this.#driver.screenshot());
  }

  #path(): Promise<string> {
    return this.#driver.evaluate<string>('location.pathname');
  }

  async #find([first, ...rest]: readonly Query[]): Promise<EngineElement[]> {
    if (!first) return [];
    let found = await this.#driver.find(...first);
    for (const query of rest) found = (await Promise.all(found.map((one) => one.find(...query)))).flat();
    return found;
  }

  async #only(path: readonly Query[]): Promise<EngineElement> {
    const [element, ...others] = await this.#find(path);
    if (element && others.length === 0) return element;
    throw new Error(await this.#notFound(describe(path), element ? others.length + 1 : 0));
  }

  #with(path: readonly Query[], act: (element: EngineElement) => Promise<void>): Promise<void> {
    return eventually(async () => act(await this.#only(path)));
  }

  #withField(label: string, act: (element: EngineElement) => Promise<void>): Promise<void> {
    return eventually(async () => {
      const [field, ...others] = await this.#driver.findFields(label);
      if (!field || others.length > 0)
        throw new Error(await this.#notFound(`field '${label}'`, field ? others.length + 1 : 0));
      await act(field);
    });
  }

  async #notFound(expected: string, count = 0): Promise<string> {
    return `Expected ${expected} at ${await this.#path()}, found ${count}`;
  }
}

function eventually(attempt: () => Promise<void>): Promise<void> {
  return expect(async () => {
    try {
      await attempt();
    } catch (error) {
      // WebKitWebDriver reports errors by their names alone.
      if (error instanceof Error && !error.message) error.message = error.name;
      throw error;
    }
  }).toPass();
}

const describe = (path: readonly Query[]) =>
  path.length === 0
    ? 'the document'
    : path
        .map(([role, name]) => (name === undefined ? role : `${role} '${name}'`))
        .reverse()
        .join(' in ');

/** JavaScript expression: the URLs of images in view that are not loaded, and the names of running animations that end. */
const unfinishedWork = `[
  ...[...document.images].filter((image) => {
    const { top, bottom, left, right, width, height } = image.getBoundingClientRect();
    const isInView = width > 0 && height > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
    return isInView && image.checkVisibility() && !(image.complete && image.naturalWidth > 0);
  }).map((image) => image.currentSrc || image.src),
  ...document.getAnimations()
    .filter((one) => one.playState === 'running' && one.effect.getComputedTiming().endTime !== Infinity)
    .map((one) => one.animationName || one.transitionProperty || 'animation'),
]`;
