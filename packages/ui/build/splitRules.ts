/** The single rules of a style sheet, without the `@media{}` that wraps each group. For comparisons in tests. */
export function splitRules(text: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (let end = 0; end < text.length; end++) {
    if (text[end] === '{') depth++;
    if (text[end] !== '}' || --depth > 0) continue;
    const rule = text.slice(start, end + 1);
    start = end + 1;
    // `--sxs` is a marker that Stitches writes before each group.
    if (rule.startsWith('--sxs')) continue;
    if (rule.startsWith('@media{')) rules.push(...splitRules(rule.slice('@media{'.length, -1)));
    else rules.push(rule);
  }
  return rules;
}
