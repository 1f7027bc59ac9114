import { getCssText as stitchesCssText } from './stitches.ts';

/**
 * The text of the styles that a rendered page uses, or without one of every style used so far in this process: what a
 * server puts into `<style id="stitches">` in the head. From source it is always all of them. Empty of markup, safe in a
 * style element.
 */
export function getCssText(html?: string): string {
  return stitchesCssText(html);
}
