import { sentRules } from './sentRules.ts';

/** The groups of rules, in the order of the cascade: what is global, the looks, their variants. */
export const groups = { global: 0, look: 1, variant: 2 } as const;

const used = new Set<string>(sentRules.names);
const written: [rules: string, className?: string][][] = sentRules.texts.map((rules) => [[rules]]);
let sheet: CSSStyleSheet | undefined;
let sent = '';

/** Writes the rules of a class once; `&` in them is the class. A server collects them for `getCssText`. */
export function addRules(group: number, name: string, text: string): void {
  if (used.has(name)) return;
  used.add(name);
  const rules = text.replaceAll('&', `.${name}`);
  if (typeof document === 'undefined') written[group]?.push([rules, rules === text ? undefined : name]);
  else write(group, rules);
}

/**
 * The rules that a page uses, global ones included, or all that were used so far, and before them those that a browser's
 * script leaves to the sheet; on a server only.
 */
export function getCssText(html?: string): string {
  const names = html === undefined ? undefined : classNamesIn(html);
  const isUsed = (name: string | undefined) => !names || name === undefined || names.has(name);
  return written
    .map((group) => `@media{${group.map(([rules, name]) => (isUsed(name) ? rules : '')).join('')}}`)
    .join('');
}

function classNamesIn(html: string): ReadonlySet<string> {
  return new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
}

function write(group: number, rules: string) {
  sheet ??= openSheet();
  if (sent.includes(rules)) return;
  const place = sheet.cssRules[group] as CSSGroupingRule;
  place.insertRule(`@media{${rules}}`, place.cssRules.length);
}

// Goes on in the sheet that the server sent or the build made (a <style> or a <link>), or in an empty <style>, filled by
// insertRule: the policy allows the empty text by its hash, and rules added by script need no permission. One that the
// policy has emptied has no sheet.
function openSheet(): CSSStyleSheet {
  let style = document.getElementById('stitches') as HTMLStyleElement | HTMLLinkElement | null;
  if (!style?.sheet) style = document.head.appendChild(document.createElement('style'));
  sent = style.textContent;
  const opened = style.sheet as CSSStyleSheet;
  while (opened.cssRules.length < written.length) opened.insertRule('@media{}', opened.cssRules.length);
  return opened;
}
