import { darkTheme } from '../../packages/ui/src/theme/themes/darkTheme.ts';
import { variables } from '../../packages/ui/src/theme/themes/themeRules.ts';

const attribute = 'data-forced-colours';
const query = '(forced-colors: active)';
const { colors, details, shadows } = darkTheme;

/**
 * Approximates forced colours, which a page cannot turn on: declares all colours of the tokens as system colours, without gradients
 * and shadows, and enables the rules for `forced-colors: active`. Images and fixed colours, such as those of logos, stay.
 */
export function forceColours(document: Document, isForced: boolean): void {
  document.documentElement.toggleAttribute(attribute, isForced);
  const style = document.getElementById(attribute);
  if (isForced && !style) document.head.append(styleOf(document));
  for (const rule of mediaRules([...document.styleSheets].flatMap(rulesOf))) {
    // `all` keeps a second condition as a mark, by which the rule is found again.
    if (isForced && rule.media.mediaText === query) rule.media.mediaText = `${query}, all`;
    else if (!isForced && rule.media.mediaText === `${query}, all`) rule.media.mediaText = query;
  }
}

function styleOf(document: Document): HTMLStyleElement {
  const style = document.createElement('style');
  style.id = attribute;
  style.textContent = systemColours;
  return style;
}

const declarations = Object.entries({
  ...variables('colors', mapValues({ ...colors, ...details }, systemColour)),
  ...variables(
    'shadows',
    mapValues(shadows, () => 'none'),
  ),
}).map((declaration) => declaration.join(':'));

// Also for islands and the embedded themes, which declare the variables again.
const systemColours = `:root[${attribute}], [${attribute}] :is(.gs-dark,.gs-light,.gs-auto){${declarations.join(';')}}
[${attribute}] body{background-image:none}
[${attribute}] a[href]{color:LinkText}
[${attribute}] :disabled{color:GrayText}`;

/** The system colour of a token: surfaces and washes are Canvas, everything that is drawn on them CanvasText. */
function systemColour(value: string, name: string): string {
  if (/^shelfLine|Line$/.test(name)) return 'CanvasText';
  if (/disabled/i.test(name)) return 'GrayText';
  const isSurface =
    /^(page|surface|well|scrim|popover|on(Danger|Success|Info|Selection))|Fill|Leaf|wash|glow/i.test(name);
  const color = isSurface ? 'Canvas' : 'CanvasText';
  return value.includes('gradient') ? `linear-gradient(${color}, ${color})` : color;
}

function mapValues(values: Readonly<Record<string, string>>, map: (value: string, name: string) => string) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value, name)]));
}

function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    // A style sheet of another origin, which may not be read.
    return [];
  }
}

/** All `@media` rules, also those in layers and other rules. */
function mediaRules(rules: readonly CSSRule[]): CSSMediaRule[] {
  return rules.flatMap((rule) => {
    const inner = 'cssRules' in rule ? mediaRules([...(rule as CSSGroupingRule).cssRules]) : [];
    return 'media' in rule ? [rule as CSSMediaRule, ...inner] : inner;
  });
}
