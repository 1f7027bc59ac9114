import { createContext, use } from 'react';
import { type Translate, toEnglish } from './translate.ts';

/** The language of a part of the page. */
interface MessagesValue {
  readonly translate: Translate;
  readonly locale: string;
}

/** @internal */
export const MessagesContext = createContext<MessagesValue>({ translate: toEnglish, locale: 'en-GB' });

/** Returns the function that translates a text into the language of the nearest `MessagesProvider`; English without one. */
export const useTranslate = (): Translate => use(MessagesContext).translate;

/** The locale of the nearest `MessagesProvider`, for dates and numbers; `en-GB` without one. */
export const useLocale = (): string => use(MessagesContext).locale;
