import { addedNames, extractedRules } from './extractedRules.ts';

/** Groups of rules in cascade order: global rules, base styles of components, their variants. */
export const groups = { global: 0, base: 1, variant: 2 } as const;

/** The at-rule that contains each group: one layer, in which the groups have the same order and specificity as without it. */
export const layerRule = '@layer gildshelf';

/** The rules that a server has used, by group; global ones have no class. */
const collectedRules: [rules: string, className?: string][][] = [[], [], []];
let sheet: CSSStyleSheet | undefined;
let existingCss = '';
let groupRule = layerRule;

let recordUse: ((className: string) => void) | undefined;

/** Calls `record` with the name of each class that is used from now on. */
export function recordUses(record: (className: string) => void): void {
  recordUse = record;
}

/** Adds the rules of a class once, in which `&` stands for the class, and returns its name. */
export function addClass(group: number, name: string, text: string): string {
  recordUse?.(name);
  addRules(group, name, text);
  return name;
}

/** Adds rules once; the name of global rules is their text. On a server they are collected for `getCssText`. */
export function addRules(group: number, name: string, text: string): void {
  if (addedNames.has(name)) return;
  addedNames.add(name);
  const rules = text.replaceAll('&', `.${name}`);
  if (typeof document === 'undefined')
    collectedRules[group]?.push([rules, rules === text ? undefined : name]);
  else write(group, rules);
}

/** Leaves the rules outside of the cascade layer, unless one has been added to it. */
export function addWithoutLayer(): void {
  if (addedNames.size === 0) groupRule = '@media';
}

/** The rules that `html` uses, including the global ones, or without it all that were used so far; on a server only. */
export function getCssText(html?: string): string {
  const isUsed = usedIn(html);
  return collectedRules
    .map((rules, group) => {
      const collected = rules.map(([text, name]) => (isUsed(name) ? text : '')).join('');
      const sent = sentRuns(group, isUsed).map(([, used]) => used && media(used));
      return `${groupRule}{${sent.join('')}${collected}}`;
    })
    .join('');
}

/**
 * The rules that `getCssText(html)` omits and that the script in the browser does not contain either. Per group: the rules
 * before each run of used rules, and those after the last run. Sent as JSON in `#later-styles`.
 */
export function getLaterCss(html: string): readonly (readonly string[])[] {
  return collectedRules.map((_, group) => sentRuns(group, usedIn(html)).map(([unused]) => unused));
}

/** The collected rules that `select` accepts, each with the name of its class; global rules have none. On a server only. */
export function selectCss(select: (rules: string, className: string | undefined) => boolean): string {
  return collectedRules
    .map((rules) => `${groupRule}{${rules.map(([text, name]) => (select(text, name) ? text : '')).join('')}}`)
    .join('');
}

/** Marks the rules of another style element of the page as existing, so that they are not added again. */
export function adoptCss(text: string): void {
  existingCss += text;
}

const media = (rules: string) => `@media{${rules}}`;

/** The rules of the build's style sheet in order, as alternating runs: unused rules, then used ones. */
function sentRuns(group: number, isUsed: (name: string | undefined) => boolean) {
  const runs: [unused: string, used: string][] = [['', '']];
  for (const [name, text] of extractedRules[group] ?? []) {
    // Global rules have no class and are used by every page.
    const inUse = isUsed(group === groups.global ? undefined : name);
    if (!inUse && runs.at(-1)?.[1]) runs.push(['', '']);
    const run = runs.at(-1);
    if (run) run[inUse ? 1 : 0] += text;
  }
  return runs;
}

function usedIn(html: string | undefined) {
  const names = html === undefined ? undefined : classNamesIn(html);
  return (name: string | undefined) => !names || name === undefined || names.has(name);
}

function classNamesIn(html: string): ReadonlySet<string> {
  return new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
}

function write(group: number, rules: string) {
  sheet ??= openSheet();
  if (existingCss.includes(rules)) return;
  const target = sheet.cssRules[group] as CSSGroupingRule;
  target.insertRule(media(rules), target.cssRules.length);
}

// Opens the sheet that the server sent or the build made (a <style> or a <link>), or a new empty <style>. Rules are added by
// insertRule: the CSP allows the empty text by its hash, and does not restrict rules that are added by script. A <style> that
// the CSP blocked has no sheet.
function openSheet(): CSSStyleSheet {
  let style = document.getElementById('stitches') as HTMLStyleElement | HTMLLinkElement | null;
  if (!style?.sheet) style = document.head.appendChild(document.createElement('style'));
  const opened = style.sheet as CSSStyleSheet;
  existingCss += style.textContent;
  while (opened.cssRules.length < collectedRules.length)
    opened.insertRule(`${groupRule}{}`, opened.cssRules.length);
  return opened;
}

/**
 * Inserts the rules of `getLaterCss`, which a server-rendered page has in `#later-styles`, between those that it uses, so that their
 * order is that of the build. Called before any rule is added; other pages have no such element.
 */
export function insertLaterCss(): void {
  const element = typeof document === 'undefined' ? null : document.getElementById('later-styles');
  if (!element) return;
  sheet ??= openSheet();
  const later: string[][] = JSON.parse(element.textContent);
  element.remove();
  for (const [group, pieces] of later.entries()) {
    const target = sheet.cssRules[group] as CSSGroupingRule;
    for (const [index, piece] of pieces.entries()) {
      existingCss += piece;
      // Each piece precedes a run of used rules, which follows the previous piece.
      target.insertRule(media(piece), Math.min(2 * index, target.cssRules.length));
    }
  }
}
