import { getCssText as stitchesCssText } from './stitches.ts';

/**
 * The text of every style used so far in this process: what a server puts into
 * `<style id="stitches">` in the head, after it has rendered the page. Empty of markup, safe in a style element.
 */
export function getCssText(): string {
  return stitchesCssText();
}
