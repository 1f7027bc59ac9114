/** The single rules of a style sheet, without the layer and the `@media{}` that wrap them. For comparisons in tests. */
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
    const [wrapper] = /^@(media|layer gildshelf)\{/.exec(rule) ?? [];
    if (wrapper) rules.push(...splitRules(rule.slice(wrapper.length, -1)));
    else rules.push(rule);
  }
  return rules;
}
