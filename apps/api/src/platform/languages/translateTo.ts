import type { Language } from '@gildshelf/api-client/contract';
import { createTranslate, type Translate, toEnglish } from '@gildshelf/ui/messages';
import { messages as german } from './de.ts';
import { messages as japanese } from './ja.ts';

/** The translation into each language of what the server writes itself, such as mails. */
export const translateTo: Readonly<Record<Language, Translate>> = {
  en: toEnglish,
  de: createTranslate(german, 'de'),
  ja: createTranslate(japanese, 'ja'),
};
