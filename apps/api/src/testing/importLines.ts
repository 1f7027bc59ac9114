/** The lines of an import file with `count` games, of which one in seven shares its name with another. */
export function* importLines(count: number): Generator<string> {
  for (let number = 0; number < count; number++) {
    const name = number % 7 === 0 ? `Pac-Man ${number % 21}` : `Made Up ${number}`;
    const year = number % 5 === 0 ? undefined : 1980 + (number % 30);
    yield JSON.stringify({ media_type: 'game', id: number, name, year, genres: ['Maze'] });
  }
}
