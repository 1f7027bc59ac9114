import { selectCss } from '../stitches.ts';

/** Props of a `<style>` element with CSS; in browsers its rules are not added again. */
export interface StyleElementProps {
  /** Only the first element of a page has it. */
  readonly id?: string;
  /** All other elements of the page have it. */
  readonly 'data-gildshelf'?: '';
  readonly nonce?: string;
  /** CSS without any `<`; React does not escape it in a `<style>`. */
  readonly children: string;
}

/** The styles of one response of a server; see `createStyleRegistry`. */
export interface StyleRegistry {
  /** Adds a class whose rules the response needs; components below a `StyleRegistryProvider` call it. */
  add(className: string): void;
  /** The styles that were added since the last call and not returned before; undefined if there are none. */
  takeStyle(nonce?: string): StyleElementProps | undefined;
}

/**
 * Collects the styles of one streamed response, so that a server sends each rule once, before the HTML that needs it. Create one
 * per request, render the page in its `StyleRegistryProvider`, and pass the stream to `insertStyles`, or the props of `takeStyle`
 * to a `<style>` element whenever a part of the page is sent.
 */
export function createStyleRegistry(): StyleRegistry {
  const classNames = new Set<string>();
  const sent = new Set<string>();
  let isFirst = true;
  return {
    add: (className) => classNames.add(className),
    takeStyle(nonce) {
      let hasNew = isFirst;
      const css = selectCss((rules, className) => {
        if (sent.has(rules) || (className !== undefined && !classNames.has(className))) return false;
        sent.add(rules);
        hasNew = true;
        return true;
      });
      if (!hasNew) return undefined;
      const mark = isFirst ? { id: 'stitches' } : { 'data-gildshelf': '' as const };
      isFirst = false;
      return { ...mark, ...(nonce && { nonce }), children: css };
    },
  };
}
