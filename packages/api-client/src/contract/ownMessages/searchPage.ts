/** Apart from `search`, which stands in the calls that every page carries. */
export const searchPage = { nothingFound: 'Try another spelling, or a part of the name.' } as const;
