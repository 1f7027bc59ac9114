import { findLanguage, type Language } from '@gildshelf/api-client/contract';
import type { Context } from 'hono';
import { parseAccept } from 'hono/utils/accept';

const cookieName = 'lang';
const storedLanguage = new RegExp(`(?:^|;\\s*)${cookieName}=([\\w-]+)`);
const yearSeconds = 31_536_000;

/**
 * The language of a response: that of the parameter `lang` of its URL, else of the visitor's cookie, else the first one of
 * `Accept-Language` that the site has, else English.
 */
export function chooseLanguage(headers: Headers, parameter?: string): Language {
  const stored = storedLanguage.exec(headers.get('cookie') ?? '')?.[1];
  return findLanguage(parameter) ?? findLanguage(stored) ?? acceptedLanguage(headers.get('accept-language'));
}

function acceptedLanguage(header: string | null): Language {
  if (!header) return 'en';
  const accepted = parseAccept(header).filter(({ q }) => q > 0);
  return accepted.map(({ type }) => findLanguage(type)).find((language) => language !== undefined) ?? 'en';
}

/** The language of the response to a request, or of what it causes, such as a mail. */
export function requestLanguage({ req }: Context): Language {
  return chooseLanguage(req.raw.headers, req.query('lang'));
}

/** The header that stores the language of the URL's parameter for later visits; empty without a valid parameter. */
export function languageCookie({ req }: Context): Readonly<Record<string, string>> {
  const language = findLanguage(req.query('lang'));
  return language
    ? { 'set-cookie': `${cookieName}=${language}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax` }
    : {};
}
