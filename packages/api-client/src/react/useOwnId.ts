import { useUser } from './UserProvider.tsx';

/** The id of the signed-in user if this username is theirs; as on the server, upper and lower case do not matter. */
export function useOwnId(username: string) {
  const { user, isInitializing } = useUser();
  const isOwn = user?.username.toLowerCase() === username.trim().toLowerCase();
  return { ownId: isOwn ? user?.userId : undefined, isInitializing };
}
