import type { Page } from '@playwright/test';
import type { PNG } from 'pngjs';
import { contrast } from '../../../storybook/theme/contrast.ts';
import { decodeScreenshot, takeScreenshot, withStyle } from './pageRendering.ts';

/** WCAG 2.2, 1.4.11. */
const minRatio = 3;
const withoutGraphics = 'svg { visibility: hidden !important; }';

type Color = readonly [red: number, green: number, blue: number];

/**
 * Finds the controls in the window, of which `screenshot` shows the pixels, with a contrast below WCAG 1.4.11, one message each.
 * A control without text needs a graphic of 3:1 with the pixels behind it; a field, a checkbox and a selected radio button need an
 * edge or a fill of 3:1 with the pixels outside it, on all four sides. `findLowContrastText` measures text.
 */
export async function findLowContrastControls(page: Page, screenshot: PNG): Promise<string[]> {
  const controls = await page.evaluate(findControls);
  let background = '';
  await withStyle(page, withoutGraphics, async () => {
    background = await takeScreenshot(page);
  });
  const pixels = readPixels({ controls, screenshot, background: decodeScreenshot(background) });
  const faint = controls.flatMap(({ name, kind }, index) => {
    const lowest = kind === 'edge' ? edgeContrast(pixels[index]) : graphicContrast(pixels[index]);
    return lowest < minRatio
      ? [`The ${kind} of ${name} has ${lowest.toFixed(2)}:1 instead of ${minRatio}:1.`]
      : [];
  });
  return [...new Set(faint)];
}

/** The lowest contrast of the four sides; that of a side is the highest between its edge or fill and the pixel outside. */
function edgeContrast(lines: PixelLine[] = []): number {
  const bySide = new Map<string, number>();
  for (const { part, shown } of lines) {
    const [outside, ...inside] = shown;
    if (!outside) continue;
    const strongest = Math.max(...inside.map((color) => contrastOf(color, outside)));
    // The highest value along a side counts, because a dashed edge has gaps.
    bySide.set(part, Math.max(bySide.get(part) ?? 1, strongest));
  }
  return Math.min(...bySide.values());
}

/** The lowest contrast of the parts of a graphic; that of a part is the 90th percentile, because pixels at its edges are translucent. */
function graphicContrast(lines: PixelLine[] = []): number {
  const byPart = new Map<string, number[]>();
  for (const { part, shown, background } of lines) {
    const ratios = byPart.get(part) ?? [];
    byPart.set(part, ratios);
    for (const [index, color] of shown.entries()) {
      const behind = background[index];
      if (behind) ratios.push(contrastOf(color, behind));
    }
  }
  const strong = [...byPart.values()].map((ratios) => {
    ratios.sort((one, other) => one - other);
    return ratios[Math.floor(ratios.length * 0.9)] ?? 1;
  });
  return Math.min(...strong);
}

const contrastOf = (one: Color, other: Color) => contrast(`rgb(${one})`, [`rgb(${other})`]);

interface Control {
  readonly name: string;
  readonly kind: 'edge' | 'graphic';
  readonly boxes: { x: number; y: number; width: number; height: number }[];
}

/** Adjacent pixels, with and without graphics. */
interface PixelLine {
  /** The side of an edge, or the index of a part of a graphic. */
  readonly part: string;
  readonly shown: Color[];
  readonly background: Color[];
}

/** Runs in the page: lists the controls in view that are identified by an edge or a graphic. */
function findControls(): Control[] {
  const root = document.querySelector('[role=dialog], [role=alertdialog], [role=menu]') ?? document.body;
  const found: Control[] = [];
  const disabled = ':disabled, [aria-disabled=true], [inert], [inert] *, fieldset:disabled *';
  for (const element of root.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, [role=slider]',
  )) {
    if (element.matches(disabled) || !isInView(element)) continue;
    const name = `'${nameOf(element)}'`;
    const isRadio = element.matches('[type=radio]');
    if (element.matches('[role=checkbox]')) add(name, 'edge', [element.firstElementChild]);
    else if (isRadio && element.matches(':checked')) add(name, 'edge', [element.closest('label')]);
    else if (!isRadio && element.matches('input, select, textarea')) add(name, 'edge', [edgeOf(element)]);
    else if (element.matches('[role=slider]')) add(name, 'graphic', [...element.querySelectorAll('svg > *')]);
    else if (!element.textContent.trim()) add(name, 'graphic', [element.querySelector('svg')]);
  }
  return found;

  function nameOf(element: HTMLElement) {
    const labels = (element as HTMLInputElement).labels;
    return (element.ariaLabel || labels?.[0]?.textContent || element.textContent).trim().slice(0, 40);
  }
  /** The element with the edge: that of a field with an icon or a button in it is an ancestor's. */
  function edgeOf(field: HTMLElement) {
    const hasEdge = (box: Element) => Number.parseFloat(getComputedStyle(box).borderTopWidth) > 0;
    return (
      [field, field.parentElement, field.parentElement?.parentElement].find((box) => box && hasEdge(box)) ??
      field
    );
  }
  function isInView(element: HTMLElement) {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    const { x, y, width, height } = element.getBoundingClientRect();
    if (y < 0 || y + height > innerHeight) return false;
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return top !== null && (element.contains(top) || top.contains(element));
  }
  function add(name: string, kind: Control['kind'], parts: (Element | null)[]) {
    const boxes = parts.flatMap((part) => {
      const { x, y, width, height } = part?.getBoundingClientRect() ?? new DOMRect();
      return width > 4 && height > 4 ? [{ x, y, width, height }] : [];
    });
    if (boxes.length > 0) found.push({ name, kind, boxes });
  }
}

/** Reads the pixels that graphics change, and those of edges from two pixels outside to four inside. */
function readPixels({
  controls,
  screenshot,
  background,
}: {
  controls: Control[];
  screenshot: PNG;
  background: PNG;
}): PixelLine[][] {
  const [colorOf, colorBehind] = [colorsOf(screenshot), colorsOf(background)];
  return controls.map(({ kind, boxes }) =>
    boxes.flatMap((box, index) => (kind === 'edge' ? edgeLines(box) : graphicLines(box, index))),
  );

  type Box = Control['boxes'][number];
  type Point = [x: number, y: number];

  function colorsOf({ data, width }: PNG): (point: Point) => Color {
    return ([x, y]) => {
      const at = (Math.round(y) * width + Math.round(x)) * 4;
      return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    };
  }
  function line(part: string, points: Point[]): PixelLine {
    return { part, shown: points.map(colorOf), background: points.map(colorBehind) };
  }
  /** Only the pixels that the graphic changes; a gradient behind it may be drawn with the next of 256 values. */
  function graphicLines({ x, y, width, height }: Box, index: number): PixelLine[] {
    const isChanged = (point: Point) => {
      const behind = colorBehind(point);
      return colorOf(point).some((value, channel) => Math.abs(value - (behind[channel] ?? 0)) > 1);
    };
    const points = Array.from({ length: Math.floor(height) }, (_, row) =>
      Array.from({ length: Math.floor(width) }, (_, column): Point => [x + column, y + row]),
    ).flat();
    return [line(`${index}`, points.filter(isChanged))];
  }
  function edgeLines({ x, y, width, height }: Box): PixelLine[] {
    const depths = [-2, 0, 1, 2, 3];
    // Away from rounded corners, and several because a dashed edge has gaps.
    return [0.3, 0.35, 0.4, 0.45, 0.47, 0.49, 0.5, 0.52, 0.55, 0.6, 0.65, 0.7].flatMap((share) => {
      const [along, down] = [x + width * share, y + height * share];
      const [right, bottom] = [Math.round(x + width) - 1, Math.round(y + height) - 1];
      return [
        line(
          'top',
          depths.map((depth): Point => [along, Math.round(y) + depth]),
        ),
        line(
          'bottom',
          depths.map((depth): Point => [along, bottom - depth]),
        ),
        line(
          'left',
          depths.map((depth): Point => [Math.round(x) + depth, down]),
        ),
        line(
          'right',
          depths.map((depth): Point => [right - depth, down]),
        ),
      ];
    });
  }
}
