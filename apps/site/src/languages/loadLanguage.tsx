import { findLanguage, type Language } from '@gildshelf/api-client/contract';
import { type Messages, MessagesProvider } from '@gildshelf/ui';
import type { ReactNode } from 'react';

interface LanguageModule {
  readonly messages: Messages;
}

/** The files of all languages but English. */
const files: Readonly<Record<Exclude<Language, 'en'>, () => Promise<LanguageModule>>> = {
  de: () => import('./de.ts'),
  ja: () => import('./ja.ts'),
};

/** Loads a language; resolves to the provider of its messages. */
export async function loadLanguage(tag: string) {
  const language = findLanguage(tag) ?? 'en';
  const messages = language === 'en' ? {} : (await files[language]()).messages;
  return function LanguageProvider({ children }: { readonly children: ReactNode }) {
    return (
      <MessagesProvider messages={messages} locale={tag}>
        {children}
      </MessagesProvider>
    );
  };
}
