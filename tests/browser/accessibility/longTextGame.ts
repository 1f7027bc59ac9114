const word = 'Supercalifragilisticexpialidocious';

/** A game with a value in every field and with very long texts. */
export const longTextGame = {
  id: 77,
  slug: 'endless',
  name: `The Unabridged Chronicles of ${word}: Director's Definitive Collection`,
  background_image: null,
  released: '2024-12-31',
  tba: false,
  platforms: [
    'PlayStation 5',
    'Xbox Series S/X',
    'Nintendo Switch',
    'PC',
    'macOS',
    'Linux',
    'Super Nintendo Entertainment System',
  ].map((name) => ({ platform: { name } })),
  esrb_rating: { name: 'Adults Only 18+' },
  rawg_rating: 4.66,
  description_raw: `${'A long tale of a long game. '.repeat(20)}\n\nhttps://games.example/${'a'.repeat(120)}`,
};
