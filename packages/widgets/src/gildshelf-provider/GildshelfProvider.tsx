import { dateLocale } from '@gildshelf/api-client/contract';
import {
  ApiProvider,
  type ApiProviderProps,
  type GetToken,
  UserProvider,
  useGivenSession,
} from '@gildshelf/api-client/react';
import {
  type Appearance,
  AppearanceProvider,
  type LinkComponentProps,
  LinkProvider,
  type Messages,
  MessagesProvider,
} from '@gildshelf/ui';
import { createContext, use } from 'react';

export interface GildshelfProviderProps extends Pick<ApiProviderProps, 'fetch' | 'mediaTypes' | 'responses'> {
  /** The API host's origin: 'https://shelf.example'. */
  readonly host: string;
  /**
   * Returns the token of the signed-in user, or nothing, synchronously or as a promise. It is called again for every API call
   * that needs a token; the token is sent to the API host only and is not stored.
   */
  readonly getToken?: GetToken | undefined;
  /** Origin of the site, if it differs from that of its API: links point to it unless a nested `LinkProvider` overrides them. */
  readonly site?: string;
  /**
   * Translations of the texts of the widgets, such as those of `@gildshelf/widgets/languages/de`; without them those of an outer
   * `MessagesProvider`, else English.
   */
  readonly messages?: Messages | undefined;
  /** Language of `messages`, and format of dates and numbers, as a BCP 47 tag. */
  readonly locale?: string | undefined;
  /** The theme, accent and density of every `Island` inside that does not set its own. */
  readonly theme?: Appearance;
  /** The part of the page that renders widgets. */
  readonly children: ApiProviderProps['children'];
}

/**
 * Provides what widgets need on another site's page: an API host, the signed-in user, and links that point to the site.
 * Renders no element of its own.
 */
export function GildshelfProvider({
  site,
  getToken,
  theme,
  messages,
  locale = dateLocale,
  children,
  ...api
}: GildshelfProviderProps) {
  const session = useGivenSession(getToken);
  return (
    <ApiProvider {...api} session={session}>
      <UserProvider>
        <SiteContext value={site ?? api.host}>
          <LinkProvider component={SiteLink}>
            <AppearanceProvider {...theme}>
              {messages ? (
                <MessagesProvider messages={messages} locale={locale}>
                  {children}
                </MessagesProvider>
              ) : (
                children
              )}
            </AppearanceProvider>
          </LinkProvider>
        </SiteContext>
      </UserProvider>
    </ApiProvider>
  );
}

/** The origin that links point to; empty for the current origin. */
const SiteContext = createContext('');

/** A link whose `href` is resolved against the site's origin. */
function SiteLink({ href, state: _, ...rest }: LinkComponentProps) {
  const site = use(SiteContext);
  return <a {...rest} href={site ? new URL(href, site).href : href} />;
}
