/** The languages of the site by BCP 47 tag, each with its own name. The first is that of the texts in the source. */
export const languages = { en: 'English', de: 'Deutsch', ja: '日本語' } as const;

/** The tag of a language of the site. */
export type Language = keyof typeof languages;

/** The language of the site that a tag such as 'de-AT' stands for; undefined when there is none. */
export function findLanguage(tag: string | null | undefined): Language | undefined {
  const primary = tag?.split('-')[0]?.toLowerCase() ?? '';
  return Object.hasOwn(languages, primary) ? (primary as Language) : undefined;
}
