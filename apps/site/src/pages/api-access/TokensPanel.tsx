import { userMessageOf } from '@gildshelf/api-client';
import { type AccessToken, ownMessages } from '@gildshelf/api-client/contract';
import { useAccessTokens } from '@gildshelf/api-client/react';
import {
  Alert,
  Button,
  FactList,
  Heading,
  Panel,
  Spinner,
  Stack,
  Text,
  useLocale,
  useTranslate,
} from '@gildshelf/ui';
import { formatTime, isPast } from './formatTime.ts';
import { NewTokenForm } from './NewTokenForm.tsx';
import { RemovalButton } from './RemovalButton.tsx';
import { scopeLabels } from './scopeLabels.ts';

const texts = ownMessages.accessTokens;

export interface TokensPanelProps {
  /** False once the session has ended on the open page. */
  readonly isSignedIn: boolean;
}

/** The user's personal access tokens, and the form for a new one. */
export function TokensPanel({ isSignedIn }: TokensPanelProps) {
  const translate = useTranslate();
  const { tokens, reload, create, revoke } = useAccessTokens();
  const failure = revoke.error ? userMessageOf(revoke.error, texts.revokeFailed) : undefined;

  return (
    <Panel as="section" padding="lg" aria-label={translate('Personal access tokens')}>
      <Stack gap={5}>
        <Heading level={2}>{translate('Personal access tokens')}</Heading>
        {tokens.state === 'loading' && isSignedIn && <Spinner label={translate('Loading your tokens')} />}
        {tokens.state === 'failed' && (
          <Alert
            tone="danger"
            action={<Button onClick={() => void reload()}>{translate('Try Again')}</Button>}
          >
            {translate(texts.loadFailed)}
          </Alert>
        )}
        {tokens.state === 'ready' && !tokens.data && (
          <Text tone="secondary">{translate(texts.unsupported)}</Text>
        )}
        {tokens.state === 'ready' && tokens.data && (
          <>
            {failure && <Alert tone="danger">{translate(failure)}</Alert>}
            {tokens.data.length === 0 ? (
              <Text tone="secondary">{translate(texts.none)}</Text>
            ) : (
              <Stack as="ul" gap={5} role="list">
                {tokens.data.map((token) => (
                  <li key={token.id}>
                    <TokenEntry
                      token={token}
                      isSignedIn={isSignedIn}
                      onRevoke={() => revoke.run(token.id).catch(() => undefined)}
                    />
                  </li>
                ))}
              </Stack>
            )}
            <NewTokenForm create={create} isSignedIn={isSignedIn} />
          </>
        )}
      </Stack>
    </Panel>
  );
}

interface TokenEntryProps {
  readonly token: AccessToken;
  readonly isSignedIn: boolean;
  readonly onRevoke: () => Promise<void>;
}

/** One token: its name, what it may do, its times, and the button that revokes it. */
function TokenEntry({ token, isSignedIn, onRevoke }: TokenEntryProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const { name, prefix, scopes, created_at, expires_at, last_used_at } = token;
  const hasExpired = expires_at !== null && expires_at !== undefined && isPast(expires_at);
  return (
    <Stack gap={3}>
      <Stack direction="row" justify="between" gap={3} wrap>
        <Heading level={3}>{name}</Heading>
        <RemovalButton
          action={translate('Revoke')}
          name={name}
          title={translate('Revoke token')}
          description={translate(texts.confirmRevoke('{name}'), { name })}
          disabled={!isSignedIn}
          onRemove={onRevoke}
        />
      </Stack>
      <FactList
        facts={[
          { label: translate('Begins with'), value: prefix, wide: true },
          {
            label: translate('Permissions'),
            value: scopes.map((scope) => translate(scopeLabels[scope])).join(', '),
            wide: true,
          },
          { label: translate('Created'), value: formatTime(created_at, locale) },
          {
            label: translate(hasExpired ? 'Expired' : 'Expires'),
            value: expires_at ? formatTime(expires_at, locale) : translate('Never'),
          },
          {
            label: translate('Last used'),
            value: last_used_at ? formatTime(last_used_at, locale) : translate('Never'),
          },
        ]}
      />
    </Stack>
  );
}
