import type { Language } from '@gildshelf/api-client/contract';
import type { PageFacts } from '../../config/PageFacts.ts';
import { chooseLanguage } from '../../platform/languages/chooseLanguage.ts';
import type { DocumentTheme, SiteRenderer } from './SiteRenderer.ts';

/** What a page depends on besides its URL: the preferences of the visitor. */
export interface PageVariant {
  readonly language: Language;
  /** Undefined for the default theme. */
  readonly theme?: DocumentTheme;
}

/** The variant of a page for a visitor without preferences. */
export const defaultVariant: PageVariant = { language: 'en' };

/**
 * The variant of a page for the visitor who sends these headers, in the language of the parameter `lang` where it is valid. A
 * frame has the language and the theme of its own URL, and is the same for every visitor.
 */
export function chooseVariant(
  renderer: Pick<SiteRenderer, 'themeOf'> | undefined,
  page: PageFacts | undefined,
  headers: Headers,
  parameter?: string,
): PageVariant {
  if (page?.layout === 'frame') return defaultVariant;
  const cookies = headers.get('cookie');
  return {
    language: chooseLanguage(headers, parameter),
    theme: cookies ? renderer?.themeOf(cookies) : undefined,
  };
}
