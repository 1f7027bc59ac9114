import { catalogues, catalogueTypes, mediaTypeNames, mediaTypes } from '@gildshelf/api-client/contract';
import { joinNames, listUpcoming } from './joinNames.ts';

const browsable = catalogueTypes.map((type) => mediaTypes[type]);

/** 'games and anime': the media types that visitors can browse. */
const plural = joinNames(browsable.map(({ pluralNoun }) => pluralNoun));

/** What the site is for, on Home. */
export const introduction = `Track the ${plural} you love, share your thoughts and connect with fellow fans. ${listUpcoming(
  mediaTypeNames.filter((type) => !(type in catalogues)).map((type) => mediaTypes[type].pluralNoun),
  browsable.map(({ pluralNoun }) => pluralNoun),
)}`;

/** What an account is for. */
export const invitation = `Log in to keep a status and a rating for every ${joinNames(
  browsable.map(({ label }) => label.toLowerCase()),
)} you know.`;

/** The description of the site for search engines and link previews. */
export const siteDescription = `Browse the best ${plural}, and keep a shelf of your own.`;
