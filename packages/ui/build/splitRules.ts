/** The rules of a style sheet, each by itself, without the empty `@media` around a group. For comparing. */
export function splitRules(text: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (let end = 0; end < text.length; end++) {
    if (text[end] === '{') depth++;
    if (text[end] !== '}' || --depth > 0) continue;
    const rule = text.slice(start, end + 1);
    start = end + 1;
    // What Stitches writes before each group for itself is no rule.
    if (rule.startsWith('--sxs')) continue;
    if (rule.startsWith('@media{')) rules.push(...splitRules(rule.slice('@media{'.length, -1)));
    else rules.push(rule);
  }
  return rules;
}
