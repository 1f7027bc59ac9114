import type { Page } from '@playwright/test';
import { contrast } from '../../../storybook/theme/contrast.ts';
import { takeScreenshot } from './takeScreenshot.ts';
import { withStyle } from './withStyle.ts';

/** WCAG 2.2, 1.4.11. */
const least = 3;
const withoutDrawings = 'svg { visibility: hidden !important; }';

type Color = readonly [red: number, green: number, blue: number];

/**
 * The controls in the window, `shown` in a screenshot, that cannot be told from what is around them (WCAG 1.4.11), one
 * message each. A control without words needs a drawing of 3:1 with the pixels behind it; a field, a box to tick and a
 * chosen item need an edge, or a fill, of 3:1 with the pixels outside it, on all four sides. Words are `findFaintText`'s.
 */
export async function findFaintControls(page: Page, shown: string): Promise<string[]> {
  const controls = await page.evaluate(findControls);
  let background = '';
  await withStyle(page, withoutDrawings, async () => {
    background = await takeScreenshot(page);
  });
  const pixels = await page.evaluate(readPixels, { controls, shown, background });
  const faint = controls.flatMap(({ name, kind }, index) => {
    const lowest = kind === 'edge' ? edgeContrast(pixels[index]) : drawingContrast(pixels[index]);
    return lowest < least ? [`The ${kind} of ${name} has ${lowest.toFixed(2)}:1 instead of ${least}:1.`] : [];
  });
  return [...new Set(faint)];
}

/** Of the weakest side: the strongest pixel of its edge or its fill against the pixel outside. */
function edgeContrast(lines: PixelLine[] = []): number {
  const bySide = new Map<string, number>();
  for (const { part, shown } of lines) {
    const [outside, ...inside] = shown;
    if (!outside) continue;
    const strongest = Math.max(...inside.map((color) => contrastOf(color, outside)));
    // The strongest place of a side: a dashed edge has gaps.
    bySide.set(part, Math.max(bySide.get(part) ?? 1, strongest));
  }
  return Math.min(...bySide.values());
}

/** Of the weakest part of a drawing: its strong pixels against what is behind it. Those at its edges are half transparent. */
function drawingContrast(lines: PixelLine[] = []): number {
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
  readonly kind: 'edge' | 'drawing';
  readonly boxes: { x: number; y: number; width: number; height: number }[];
}

/** Pixels next to each other, with and without drawings. */
interface PixelLine {
  /** Which side of an edge, which part of a drawing. */
  readonly part: string;
  readonly shown: Color[];
  readonly background: Color[];
}

/** Runs in the page: every control in view whose edge or drawing tells what it is. */
function findControls(): Control[] {
  const root = document.querySelector('[role=dialog], [role=alertdialog], [role=menu]') ?? document.body;
  const found: Control[] = [];
  const isOff = ':disabled, [aria-disabled=true], [inert], [inert] *, fieldset:disabled *';
  for (const element of root.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, [role=slider]',
  )) {
    if (element.matches(isOff) || !isInView(element)) continue;
    const name = `'${nameOf(element)}'`;
    const isRadio = element.matches('[type=radio]');
    if (element.matches('[role=checkbox]')) add(name, 'edge', [element.firstElementChild]);
    else if (isRadio && element.matches(':checked')) add(name, 'edge', [element.closest('label')]);
    else if (!isRadio && element.matches('input, select, textarea')) add(name, 'edge', [edgeOf(element)]);
    else if (element.matches('[role=slider]')) add(name, 'drawing', [...element.querySelectorAll('svg > *')]);
    else if (!element.textContent.trim()) add(name, 'drawing', [element.querySelector('svg')]);
  }
  return found;

  function nameOf(element: HTMLElement) {
    const labels = (element as HTMLInputElement).labels;
    return (element.ariaLabel || labels?.[0]?.textContent || element.textContent).trim().slice(0, 40);
  }
  /** The box with the edge: a field with a drawing or a button in it has none of its own. */
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

/** Runs in the page: the pixels that drawings change, and of edges those from two pixels outside to four inside. */
async function readPixels({
  controls,
  shown,
  background,
}: {
  controls: Control[];
  shown: string;
  background: string;
}): Promise<PixelLine[][]> {
  const [colorOf, colorBehind] = [await draw(shown), await draw(background)];
  return controls.map(({ kind, boxes }) =>
    boxes.flatMap((box, index) => (kind === 'edge' ? edgeLines(box) : drawingLines(box, index))),
  );

  type Box = Control['boxes'][number];
  type Place = [x: number, y: number];

  async function draw(png: string): Promise<(place: Place) => Color> {
    const bytes = Uint8Array.from(atob(png), (character) => character.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    if (!context) throw new Error('The browser draws no canvas.');
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    return ([x, y]) => {
      const at = (Math.round(y) * bitmap.width + Math.round(x)) * 4;
      return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    };
  }
  function line(part: string, places: Place[]): PixelLine {
    return { part, shown: places.map(colorOf), background: places.map(colorBehind) };
  }
  /** Only the pixels that the drawing has changed: there are few of them, and all go to the test's process. */
  function drawingLines({ x, y, width, height }: Box, index: number): PixelLine[] {
    const places = Array.from({ length: Math.floor(height) }, (_, row) =>
      Array.from({ length: Math.floor(width) }, (_, column): Place => [x + column, y + row]),
    ).flat();
    return [
      line(
        `${index}`,
        places.filter((place) => colorOf(place).join() !== colorBehind(place).join()),
      ),
    ];
  }
  function edgeLines({ x, y, width, height }: Box): PixelLine[] {
    const depths = [-2, 0, 1, 2, 3];
    // Away from rounded corners; more than one, for the dashes of an edge have gaps.
    return [0.3, 0.35, 0.4, 0.45, 0.47, 0.49, 0.5, 0.52, 0.55, 0.6, 0.65, 0.7].flatMap((share) => {
      const [along, down] = [x + width * share, y + height * share];
      const [right, bottom] = [Math.round(x + width) - 1, Math.round(y + height) - 1];
      return [
        line(
          'top',
          depths.map((depth): Place => [along, Math.round(y) + depth]),
        ),
        line(
          'bottom',
          depths.map((depth): Place => [along, bottom - depth]),
        ),
        line(
          'left',
          depths.map((depth): Place => [Math.round(x) + depth, down]),
        ),
        line(
          'right',
          depths.map((depth): Place => [right - depth, down]),
        ),
      ];
    });
  }
}
