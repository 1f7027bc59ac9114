import { useAccount, useProfile, useTopList, useUser } from '@gildshelf/api-client/react';

// Declarations are made of these, as in somebody's own library: whatever they return must have a name outside.
export const useOwnAccount = () => ({ ...useAccount(), ...useProfile(), user: useUser() });
export const useTopGames = () => useTopList('game');
