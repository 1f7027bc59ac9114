export interface TitleParts {
  /** The complete title without characters that XML forbids, not escaped; empty when no readable character is left. */
  title: string;
  /** The part in the large font size, and the part in the small one below it. */
  main: string;
  subtitle: string;
  year: string;
}

const trailingYear = /(.) ?[(（](\d{4})[)）]$/;

/** Separators of title and subtitle: a colon before a space, or a dash between spaces. */
const separators = /(?: ?:| [-–—]) |：/g;

/** Splits a title into the name of the series, the subtitle after a colon or dash, and the year (also from 'Name (2018)'). */
export function splitTitle(text: string, releaseYear?: number | null): TitleParts {
  const title = xmlSafeText(text.slice(0, 400));
  const yearInTitle = trailingYear.exec(title)?.[2];
  const year = `${releaseYear || yearInTitle || ''}`;
  const name = yearInTitle === year ? title.replace(trailingYear, '$1') : title;
  // The last separator within the first 30 characters: 'Mission: Impossible – Fallout' is 'Mission: Impossible', then 'Fallout'.
  const separator = [...name.matchAll(separators)]
    .filter(({ index }, position) => index > 0 && (position === 0 || index <= 30))
    .at(-1);
  return separator
    ? {
        title,
        main: name.slice(0, separator.index),
        subtitle: name.slice(separator.index + separator[0].length),
        year,
      }
    : { title, main: name, subtitle: '', year };
}

/** Control and format characters (except the joiners of emoji and Persian), lone surrogates, noncharacters. */
const unreadable = /(?![\s\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\ufffe\uffff]/gu;

/** A text on one line without invisible and bidirectional control characters and those that XML forbids; not escaped. */
export function xmlSafeText(text: string): string {
  return text.replace(unreadable, '').replace(/\s+/g, ' ').trim();
}

const rightToLeft = /^\P{L}*[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u;

/** Whether a text runs from right to left, by its first letter. */
export function isRightToLeft(text: string): boolean {
  return rightToLeft.test(text);
}

/** Escapes a text for XML content and quoted attributes. The text must not contain characters that XML forbids. */
export const escapeXml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
