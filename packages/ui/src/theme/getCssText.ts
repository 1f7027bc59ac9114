import { getCssText as stitchesCssText, getLaterCss as stitchesLaterCss } from './stitches.ts';

/**
 * CSS of the styles that the rendered `html` uses, or without it of all styles used so far in this process; a server puts it
 * into `<style id="stitches">` in the head. When the package runs from source, it is always all of them. It contains no
 * markup and is safe in a style element.
 */
export function getCssText(html?: string): string {
  return stitchesCssText(html);
}

/**
 * The rules that `getCssText(html)` omits and that the script does not contain either, because its build extracted them into a
 * style sheet. Put them as JSON into `<script type="application/json" id="later-styles">` anywhere in the page, with `<`
 * escaped; `globalStyles` adds them in the browser. Without an extracted style sheet there are none.
 */
export function getLaterCss(html: string): readonly (readonly string[])[] {
  return stitchesLaterCss(html);
}
