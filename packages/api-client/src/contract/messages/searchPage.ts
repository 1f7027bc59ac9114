/** Separate from `search`, which every page loads with the endpoints. */
export const searchPage = { nothingFound: 'Try another spelling, or a part of the name.' } as const;
