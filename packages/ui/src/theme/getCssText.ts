import { getCssText as stitchesCssText, getLaterCss as stitchesLaterCss } from './stitches.ts';

/**
 * The text of the styles that a rendered page uses, or without one of every style used so far in this process: what a
 * server puts into `<style id="stitches">` in the head. From source it is always all of them. Empty of markup, safe in a
 * style element.
 */
export function getCssText(html?: string): string {
  return stitchesCssText(html);
}

/**
 * The rules that `getCssText(html)` leaves out though the page's script has no text of them, as its build made a style sheet
 * of them: they go into `<script type="application/json" id="later-looks">` anywhere in the page, with `<` escaped. Without
 * such a sheet there are none.
 */
export function getLaterCss(html: string): readonly (readonly string[])[] {
  return stitchesLaterCss(html);
}
