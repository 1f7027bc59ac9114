import { useAccount, useProfile, useTopTitles, useUser } from '@gildshelf/api-client/react';

// Compiled with `declaration`, as in a library that uses the package: every type in the results must be exported by the package.
export const useOwnAccount = () => ({ ...useAccount(), ...useProfile(), user: useUser() });
export const useTopGames = () => useTopTitles('game');
