import type { Language } from '@gildshelf/api-client/contract';
import { createTranslate, type Messages, type Translate, toEnglish } from '@gildshelf/ui';
import { messages as german } from '../languages/de.ts';
import { messages as japanese } from '../languages/ja.ts';

/** The messages of each language; English needs none. */
export const messagesOf: Readonly<Record<Language, Messages>> = { en: {}, de: german, ja: japanese };

/** The translation into each language. */
export const translateTo: Readonly<Record<Language, Translate>> = {
  en: toEnglish,
  de: createTranslate(german, 'de'),
  ja: createTranslate(japanese, 'ja'),
};
