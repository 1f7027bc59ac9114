/** 'games, anime and movies', in the language of the locale. */
export const joinNames = (names: readonly string[], locale: string): string =>
  new Intl.ListFormat(locale).format(names);
