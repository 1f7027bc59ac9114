import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { Builder, By, Capabilities, Key, type WebElement } from 'selenium-webdriver';
import { ensureWebKit } from '../../scripts/install/ensureWebKit.mjs';
import { freePort } from '../../scripts/servers/freePort.ts';
import { waitUntil } from '../support/servers/waitUntil.ts';
import type { EngineDriver, EngineElement, Role, Viewport } from './EngineDriver.ts';

/** Pixels; the buttons of MiniBrowser's toolbar need this width. */
const minWindowWidth = 447;

/** WebKitGTK's MiniBrowser over WebDriver, on its own virtual display, since it has no headless mode. */
export async function openWebKit(viewport: Viewport): Promise<EngineDriver> {
  const programs = ensureWebKit();
  const display = await startDisplay(programs.display, viewport);
  const port = await freePort();
  const service = spawn(programs.driver, [`--port=${port}`, '--host=127.0.0.1'], {
    env: { ...process.env, DISPLAY: `:${display.number}`, LANGUAGE: 'en_GB' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  killAtExit(service);
  const server = `http://127.0.0.1:${port}`;
  await waitUntil(() => isReady(server));
  const driver = await new Builder()
    .usingServer(server)
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }))
    .build();
  const capabilities = await driver.getCapabilities();
  const window = driver.manage().window();
  await window.setRect({ x: 0, y: 0, ...viewport });
  // The rectangle includes the toolbar, so the window is made taller by the toolbar's height.
  const inner = await driver.executeScript<number>('return innerHeight');
  await window.setRect({ x: 0, y: 0, ...viewport, height: 2 * viewport.height - inner });

  return {
    version: `WebKitGTK/${capabilities.getBrowserVersion()}`,
    open: (url) => driver.get(url),
    find: (role, name) => findIn(driver, role, name),
    findFields: async (label) =>
      (await named(await driver.findElements(By.css('input, select, textarea')), label)).map(elementOf),
    evaluate: <Value>(expression: string) => driver.executeScript<Value>(`return ${expression}`),
    async enterFrame(css) {
      const frame = await driver.executeScript<WebElement | null>(
        `const frame = document.querySelector(arguments[0])?.shadowRoot?.querySelector('iframe');
        frame?.scrollIntoView();
        return frame;`,
        css,
      );
      if (!frame) throw new Error(`No iframe in ${css}`);
      await driver.switchTo().frame(frame);
    },
    leaveFrame: () => driver.switchTo().defaultContent(),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    async close() {
      await driver.quit();
      await end(service);
      await end(display.process);
    },
  };
}

/** The CSS selectors of elements that can have a role: WebDriver has no locator for roles. */
const candidates: Readonly<Record<Role, string>> = {
  button: 'button, [role=button]',
  checkbox: '[type=checkbox], [role=checkbox]',
  heading: 'h1, h2, h3, h4',
  img: 'img, [role=img]',
  link: 'a[href]',
  list: 'ul, ol, [role=list]',
  listitem: 'li, [role=listitem]',
  menuitem: '[role=menuitem]',
  navigation: 'nav',
  option: 'option, [role=option]',
  region: 'section[aria-label], section[aria-labelledby]',
  slider: '[type=range], [role=slider]',
};

interface SearchContext {
  readonly findElements: (locator: By) => Promise<WebElement[]>;
}

async function findIn(context: SearchContext, role: Role, name?: string): Promise<EngineElement[]> {
  const found = await context.findElements(By.css(candidates[role]));
  return (name === undefined ? found : await named(found, name)).map(elementOf);
}

async function named(elements: readonly WebElement[], name: string): Promise<WebElement[]> {
  const names = await Promise.all(elements.map((element) => element.getAccessibleName()));
  return elements.filter((_, index) => names[index] === name);
}

const keys = { ArrowLeft: Key.ARROW_LEFT, End: Key.END, Enter: Key.ENTER };

function elementOf(element: WebElement): EngineElement {
  return {
    async click() {
      // WebKitWebDriver does not scroll far enough before it clicks.
      await element
        .getDriver()
        .executeScript("arguments[0].scrollIntoView({ block: 'nearest', behavior: 'instant' })", element);
      await element.click();
    },
    type: (text) => element.sendKeys(text),
    press: (key) => element.sendKeys(keys[key]),
    async choose(option) {
      const options = await element.findElements(By.css('option'));
      const texts = await Promise.all(options.map((one) => one.getText()));
      const chosen = options[texts.indexOf(option)];
      if (!chosen) throw new Error(`No option '${option}'`);
      await chosen.click();
    },
    // `getText` omits text that an ancestor clips.
    text: () => element.getDriver().executeScript<string>('return arguments[0].innerText', element),
    attribute: (name) => element.getDomAttribute(name),
    value: () => element.getProperty('value'),
    style: (property) => element.getCssValue(property),
    find: (role, name) => findIn(element, role, name),
  };
}

/**
 * An X server that picks a free display number itself. Without a window manager the window under the pointer has the
 * focus, and the pointer starts in the middle of the screen: the window must reach there.
 */
async function startDisplay(program: string, { width, height }: Viewport) {
  const screen = `${Math.max(width, minWindowWidth)}x${height + 100}x24`;
  const child = spawn(program, ['-displayfd', '3', '-screen', '0', screen, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  killAtExit(child);
  const lines = createInterface({ input: child.stdio[3] as Readable });
  const number = await Promise.race([
    once(lines, 'line').then(([line]) => String(line)),
    once(child, 'exit').then(([code]) => {
      throw new Error(`Xvfb ended with code ${code}.`);
    }),
  ]);
  return { number, process: child };
}

async function isReady(server: string): Promise<boolean> {
  try {
    return (await fetch(`${server}/status`)).ok;
  } catch {
    return false;
  }
}

/** Kills the child when the test process exits, so that an interrupted run leaves no process behind. */
function killAtExit(child: ChildProcess) {
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}
