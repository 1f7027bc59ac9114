import type { Decorator, Preview } from '@storybook/react-vite';
import { loadLanguage } from '../../../apps/site/src/languages/loadLanguage.tsx';

type Loaders = NonNullable<Preview['loaders']>;

/** Loads the messages of the language that is chosen in the toolbar. */
export const languageLoaders: Loaders = [
  async ({ globals }) => {
    const { language = 'en' } = globals;
    return language === 'en' ? {} : { LanguageProvider: await loadLanguage(language) };
  },
];

/** Translates a story into the language that is chosen in the toolbar. */
export const withLanguage: Decorator = (Story, { loaded: { LanguageProvider } }) =>
  LanguageProvider ? (
    <LanguageProvider>
      <Story />
    </LanguageProvider>
  ) : (
    <Story />
  );
