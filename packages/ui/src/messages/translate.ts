/** The forms of a text for the plural categories of a language; the number is the value `count`. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** Translations by English text: `{ 'Skip {title}': '{title} überspringen' }`. A text that is missing is shown in English. */
export type Messages = Readonly<Record<string, string | PluralForms>>;

/** Values of the placeholders of a text: `{title}` stands for the value `title`. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** Returns the text in the language of the page, with its placeholders replaced by the values. */
export type Translate = (text: string, values?: MessageValues) => string;

/** The translation into English, which only replaces the placeholders. */
export const toEnglish: Translate = (text, values) => replacePlaceholders(text, values, String);

/**
 * A translation into the language of `locale` (BCP 47) by the given messages; numbers are formatted as usual in that language. A text
 * with its values, such as the error message of a response, is translated by the message whose placeholders match it.
 */
export function createTranslate(messages: Messages, locale: string): Translate {
  const numberFormat = new Intl.NumberFormat(locale);
  const pluralRules = new Intl.PluralRules(locale);
  const format = (value: string | number) => (typeof value === 'number' ? numberFormat.format(value) : value);
  let patterns: readonly MessagePattern[] | undefined;

  const translate: Translate = (text, values) => {
    if (Object.hasOwn(messages, text)) {
      const message = messages[text] ?? text;
      const chosen =
        typeof message === 'string'
          ? message
          : (message[pluralRules.select(Number(values?.count))] ?? message.other);
      return replacePlaceholders(chosen, values, format);
    }
    if (values) return replacePlaceholders(text, values, format);
    patterns ??= Object.keys(messages).flatMap(patternOf);
    for (const { key, names, expression } of patterns) {
      const match = expression.exec(text);
      if (match)
        return translate(key, Object.fromEntries(names.map((name, index) => [name, match[index + 1] ?? ''])));
    }
    return text;
  };
  return translate;
}

const minimumLength = 15;

interface MessagePattern {
  readonly key: string;
  readonly names: readonly string[];
  readonly expression: RegExp;
}

/** The pattern of a text with placeholders; none for short texts, which a name or a title could match by chance. */
function patternOf(key: string): readonly MessagePattern[] {
  const [first = '', ...rest] = key.split(/\{\w+\}/);
  if (rest.length === 0 || [first, ...rest].join('').length < minimumLength) return [];
  const names = Array.from(key.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);
  const source = [first, ...rest].map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('(.+)');
  return [{ key, names, expression: new RegExp(`^${source}$`, 's') }];
}

// In one pass, so that a value that contains a placeholder is not replaced itself.
function replacePlaceholders(
  text: string,
  values: MessageValues | undefined,
  format: (value: string | number) => string,
): string {
  return values
    ? text.replace(/\{(\w+)\}/g, (whole, name: string) => {
        const value = values[name];
        return value === undefined ? whole : format(value);
      })
    : text;
}
