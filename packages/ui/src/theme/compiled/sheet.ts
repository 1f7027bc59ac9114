import { sentRules } from './sentRules.ts';

/** The groups of rules, in the order of the cascade: what is global, the looks, their variants. */
export const groups = { global: 0, look: 1, variant: 2 } as const;

const used = new Set<string>(sentRules.flat().map(([name]) => name));
const written: [rules: string, className?: string][][] = [[], [], []];
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

/** The rules that a page uses, global ones included, or without one all that were used so far; on a server only. */
export function getCssText(html?: string): string {
  const isUsed = usedIn(html);
  return written
    .map((rules, group) => {
      const own = rules.map(([text, name]) => (isUsed(name) ? text : '')).join('');
      return media(
        sentRuns(group, isUsed)
          .map(([, used]) => used && media(used))
          .join('') + own,
      );
    })
    .join('');
}

/**
 * What `getCssText` left out though the browser's script has no text of it, by group: what comes before each of the
 * pieces of the group, and behind the last. `#later-looks` brings it as JSON.
 */
export function getLaterCss(html: string): readonly (readonly string[])[] {
  return written.map((_, group) => sentRuns(group, usedIn(html)).map(([left]) => left));
}

const media = (rules: string) => `@media{${rules}}`;

/** The rules of the build's style sheet in their order: what is not used, and behind it what is, again and again. */
function sentRuns(group: number, isUsed: (name: string | undefined) => boolean) {
  const runs: [left: string, used: string][] = [['', '']];
  for (const [name, text] of sentRules[group] ?? []) {
    // A global rule has no class, and is used by every page.
    const use = isUsed(group === groups.global ? undefined : name);
    if (!use && runs.at(-1)?.[1]) runs.push(['', '']);
    const run = runs.at(-1);
    if (run) run[use ? 1 : 0] += text;
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
  if (sent.includes(rules)) return;
  const place = sheet.cssRules[group] as CSSGroupingRule;
  place.insertRule(`@media{${rules}}`, place.cssRules.length);
}

// Goes on in the sheet that the server sent or the build made (a <style> or a <link>), or in an empty <style>, filled by
// insertRule: the policy allows the empty text by its hash, and rules added by script need no permission. One that the
// policy has emptied has no sheet. A page that came complete brings the rules that it does not use itself at its end, and
// each takes its place among the others.
function openSheet(): CSSStyleSheet {
  let style = document.getElementById('stitches') as HTMLStyleElement | HTMLLinkElement | null;
  if (!style?.sheet) style = document.head.appendChild(document.createElement('style'));
  const opened = style.sheet as CSSStyleSheet;
  sent = style.textContent;
  while (opened.cssRules.length < written.length) opened.insertRule('@media{}', opened.cssRules.length);
  const later: string[][] = JSON.parse(document.getElementById('later-looks')?.textContent ?? '[]');
  later.forEach((pieces, group) => {
    sent += pieces.join('');
    const place = opened.cssRules[group] as CSSGroupingRule;
    // From behind, so that the places before stay what they were.
    for (let piece = pieces.length - 1; piece >= 0; piece--)
      place.insertRule(`@media{${pieces[piece]}}`, Math.min(piece, place.cssRules.length));
  });
  return opened;
}
