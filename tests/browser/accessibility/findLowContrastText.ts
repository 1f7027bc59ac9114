import type { Page } from '@playwright/test';
import { decodeScreenshot, takeScreenshot, withStyle } from './pageRendering.ts';

/** Hides text but not what is behind it; text shadows count as background. */
const withoutText = `*, *::before, *::after, ::placeholder {
  color: transparent !important; -webkit-text-fill-color: transparent !important;
  text-decoration-color: transparent !important;
}`;

/** Finds the lines of text in the window whose contrast with the pixels behind them is below WCAG 1.4.3, one message each. */
export async function findLowContrastText(page: Page): Promise<string[]> {
  const found = (await measureTextContrast(page)).filter(({ ratio, minRatio }) => ratio < minRatio);
  const reports = found.map(
    ({ text, ratio, minRatio }) => `'${text}' has ${ratio.toFixed(2)}:1 instead of ${minRatio}:1.`,
  );
  return [...new Set(reports)];
}

/** The contrast of a line of text with the pixels behind it. */
export interface TextContrast {
  readonly text: string;
  readonly ratio: number;
  /** The ratio that WCAG 1.4.3 requires for the size of the text. */
  readonly minRatio: number;
}

/** Measures the contrast of each line of text in the window. */
export async function measureTextContrast(page: Page): Promise<TextContrast[]> {
  const lines = await page.evaluate(findLines);
  let background = '';
  await withStyle(page, withoutText, async () => {
    background = await takeScreenshot(page);
  });
  return compareWithPixels(lines, background);
}

interface Line {
  readonly text: string;
  /** Red, green and blue from 0 to 255, and alpha from 0 to 1 including the opacity of ancestors. */
  readonly color: readonly [number, number, number, number];
  readonly minRatio: number;
  readonly box: { x: number; y: number; width: number; height: number };
}

/** Runs in the page: lists the lines of text that are visible in the window. */
function findLines(): Line[] {
  const root = document.querySelector('[role=dialog], [role=alertdialog], [role=menu]') ?? document.body;
  const found: Line[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim().slice(0, 40) ?? '';
    const parent = node.parentElement;
    // Disabled controls are exempt, and options are drawn by the browser.
    if (!text || !parent || parent.closest('option, script, style, noscript, [inert], svg')) continue;
    if (parent.closest(':disabled, [aria-disabled=true], label:has(:disabled)')) continue;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) add(text, parent, visibleBox(line, parent));
  }
  for (const control of root.querySelectorAll<HTMLInputElement>('select, input, textarea')) {
    const hasText = control.localName !== 'input' || /^(text|email|password|search|url)$/.test(control.type);
    if (!hasText || control.disabled || !control.checkVisibility({ visibilityProperty: true })) continue;
    const box = control.getBoundingClientRect();
    const inner = new DOMRect(box.x + 14, box.y + box.height / 2 - 8, Math.max(box.width - 60, 0), 16);
    add(control.value, control, visibleBox(inner, control));
    if (control.placeholder)
      add(
        control.placeholder,
        control,
        visibleBox(inner, control),
        getComputedStyle(control, '::placeholder').color,
      );
  }
  return found;

  function channelsOf(color: string): [number, number, number, number] {
    const [red = 0, green = 0, blue = 0, alpha = 1] = color.match(/[\d.]+/g)?.map(Number) ?? [];
    return [red, green, blue, alpha];
  }
  function add(text: string, element: Element, box: DOMRect, ownColor?: string) {
    if (!text || box.width < 2 || box.height < 2) return;
    const style = getComputedStyle(element);
    const size = Number.parseFloat(style.fontSize);
    // 18 pt, or 14 pt in bold.
    const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    const [red, green, blue, alpha] = channelsOf(ownColor ?? style.webkitTextFillColor);
    let opacity = alpha;
    for (let at: Element | null = element; at; at = at.parentElement)
      opacity *= Number(getComputedStyle(at).opacity);
    if (opacity === 0) return;
    found.push({
      text,
      color: [red, green, blue, opacity],
      minRatio: isLarge ? 3 : 4.5,
      box: { x: box.x, y: box.y, width: box.width, height: box.height },
    });
  }

  function visibleBox(line: DOMRect, element: Element): DOMRect {
    let { left, top, right, bottom } = line;
    for (let at: Element | null = element; at && at !== document.documentElement; at = at.parentElement) {
      const { overflowX, display, clipPath } = getComputedStyle(at);
      if ((display === 'inline' || overflowX === 'visible') && clipPath === 'none') continue;
      const edge = at.getBoundingClientRect();
      left = Math.max(left, edge.left);
      right = Math.min(right, edge.right);
      top = Math.max(top, edge.top);
      bottom = Math.min(bottom, edge.bottom);
    }
    return new DOMRect(left, top, Math.max(right - left, 0), Math.max(bottom - top, 0));
  }
}

/** Compares each line with the pixel of lowest contrast in its box, but for outliers. */
function compareWithPixels(lines: readonly Line[], background: string): TextContrast[] {
  const image = decodeScreenshot(background);
  const found: TextContrast[] = [];
  for (const { text, color, minRatio, box } of lines) {
    const x = Math.max(0, Math.ceil(box.x));
    const y = Math.max(0, Math.ceil(box.y));
    const width = Math.min(image.width, Math.floor(box.x + box.width)) - x;
    const height = Math.min(image.height, Math.floor(box.y + box.height)) - y;
    if (width < 1 || height < 1) continue;
    const ratioOf = new Map<number, number>();
    const ratios = new Float64Array(width * height);
    for (let pixel = 0; pixel < ratios.length; pixel++) {
      const at = ((y + Math.floor(pixel / width)) * image.width + x + (pixel % width)) * 4;
      const behind = [image.data[at] ?? 0, image.data[at + 1] ?? 0, image.data[at + 2] ?? 0] as const;
      // Ratios are cached by colour: most pixels behind a text have one of a few colours.
      const key = behind[0] * 65536 + behind[1] * 256 + behind[2];
      const ratio = ratioOf.get(key) ?? contrastWith(behind, color);
      ratioOf.set(key, ratio);
      ratios[pixel] = ratio;
    }
    ratios.sort();
    // The lowest 1 % are ignored: they may belong to a hairline or an element beside the text.
    found.push({ text, ratio: ratios[Math.floor(ratios.length / 100)] ?? 0, minRatio });
  }
  return found;

  function contrastWith(behind: readonly [number, number, number], [red, green, blue, alpha]: Line['color']) {
    const own = [red, green, blue].map((value, index) => value * alpha + (behind[index] ?? 0) * (1 - alpha));
    const [one, other] = [luminance(own), luminance(behind)];
    return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
  }
  function luminance(channels: readonly number[]) {
    const [red = 0, green = 0, blue = 0] = channels.map((value) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }
}
