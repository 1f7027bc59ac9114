export const home = {
  noGames: 'No games found. Please try again later.',
  gamesFailed: 'Failed to load games. Please try again later.',
  animeFailed: 'Failed to load anime. Please try again later.',
  updateGamesFailed: 'Failed to update top games. Please try again later.',
  updateAnimeFailed: 'Failed to update top anime. Please try again later.',
  updateFailed: 'Failed to update games and/or anime. Please try again later.',
} as const;
