import { catalogueTypes, mediaTypes } from '@gildshelf/api-client/contract';

/** The media types of a dashboard and the values that the browser stores for them. */
export const dashboardTypes: Readonly<Record<string, string>> = Object.fromEntries(
  catalogueTypes.map((type) => [type, mediaTypes[type].pluralNoun]),
);
