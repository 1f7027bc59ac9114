import { type ReactNode, useMemo } from 'react';
import { createTranslate, type Messages } from '../../../messages/translate.ts';
import { MessagesContext } from '../../../messages/useTranslate.ts';

export interface MessagesProviderProps {
  /** Translations of the built-in texts. A text that is missing is shown in English. */
  messages: Messages;
  /** Language of the messages, and format of dates and numbers, as a BCP 47 tag: `de`, `ja`, `pt-BR`. */
  locale: string;
  /** The part of the page in this language. */
  children: ReactNode;
}

/** Translates the built-in texts of the components inside it. Renders no element: set `lang` on an element of your own. */
export function MessagesProvider({ messages, locale, children }: MessagesProviderProps) {
  const value = useMemo(() => ({ translate: createTranslate(messages, locale), locale }), [messages, locale]);
  return <MessagesContext value={value}>{children}</MessagesContext>;
}
