import {
  ApiProvider,
  type ApiProviderProps,
  type GetToken,
  UserProvider,
  useGivenSession,
} from '@gildshelf/api-client/react';
import { LinkProvider } from '@gildshelf/ui';
import { SiteContext, SiteLink } from './SiteLink.tsx';

export interface GildshelfProviderProps extends Pick<ApiProviderProps, 'fetch' | 'answers'> {
  /** The API host's origin: 'https://shelf.example'. */
  readonly host: string;
  /**
   * Gives the token of whoever is signed in, or nothing, at once or in time. It is asked for anew at each call that needs
   * one, goes to the API host alone and is kept nowhere.
   */
  readonly getToken?: GetToken | undefined;
  /** Where links lead, if the site has another origin than its API; a `LinkProvider` below this leads elsewhere. */
  readonly site?: string;
  /** The part of the page that has widgets. */
  readonly children: ApiProviderProps['children'];
}

/** What widgets need on somebody else's page: a host to ask, who is signed in, and links that lead to the site. Renders nothing itself. */
export function GildshelfProvider({ site, getToken, children, ...api }: GildshelfProviderProps) {
  const session = useGivenSession(getToken);
  return (
    <ApiProvider {...api} session={session}>
      <UserProvider>
        <SiteContext value={site ?? api.host}>
          <LinkProvider component={SiteLink}>{children}</LinkProvider>
        </SiteContext>
      </UserProvider>
    </ApiProvider>
  );
}
