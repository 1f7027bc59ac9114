import { adoptCss } from '../stitches.ts';

/**
 * Adds the styles of a page that a router has fetched as HTML to those of the current document. For routers that replace the
 * document and preserve its scripts, such as that of Astro: call it before they do so, and make them preserve the element
 * `<style id="stitches">`, to which the scripts add rules.
 */
export function mergeStyles(nextPage: Document): void {
  const { sheet } = document.getElementById('stitches') as HTMLStyleElement;
  const css = nextPage.getElementById('stitches')?.textContent ?? '';
  if (!sheet) return;
  const added = new CSSStyleSheet();
  added.replaceSync(css);
  removeRules(added, rulesOf(sheet));
  for (const { cssText } of added.cssRules) sheet.insertRule(cssText, sheet.cssRules.length);
  adoptCss(css);
}

type RuleList = Pick<CSSStyleSheet, 'cssRules' | 'deleteRule'>;

/** The rules with their conditions. */
function rulesOf({ cssRules }: RuleList, conditions = '', found = new Set<string>()): ReadonlySet<string> {
  for (const rule of cssRules) {
    if (isGroup(rule)) rulesOf(rule, conditions + conditionOf(rule), found);
    else found.add(conditions + rule.cssText);
  }
  return found;
}

/** Removes the existing rules, and the groups that are empty then. */
function removeRules(list: RuleList, existing: ReadonlySet<string>, conditions = '') {
  for (let index = list.cssRules.length - 1; index >= 0; index--) {
    const rule = list.cssRules[index] as CSSRule;
    if (isGroup(rule)) removeRules(rule, existing, conditions + conditionOf(rule));
    const isRemoved = isGroup(rule) ? rule.cssRules.length === 0 : existing.has(conditions + rule.cssText);
    if (isRemoved) list.deleteRule(index);
  }
}

// A style rule is a grouping rule too where rules can be nested.
const isGroup = (rule: CSSRule): rule is CSSGroupingRule =>
  rule instanceof CSSGroupingRule && !(rule instanceof CSSStyleRule);

// `@media` without a condition only keeps rules together.
const conditionOf = ({ cssText }: CSSRule) =>
  cssText.slice(0, cssText.indexOf('{')).replace(/^@media\s*$/, '');
