import { historyMessages, ownerName } from '@gildshelf/api-client/contract';
import { useDiary, useUser } from '@gildshelf/api-client/react';
import {
  Button,
  EmptyState,
  Heading,
  Link,
  PageLoading,
  ScriptOnly,
  Stack,
  Translated,
  useTranslate,
} from '@gildshelf/ui';
import { Diary } from '@gildshelf/widgets';
import { useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { WidgetBoundary } from '../../app/ErrorBoundary.tsx';
import { IgnoredParameters } from '../../layouts/IgnoredParameters.tsx';
import { LeaveGuard } from '../../leave-guard/LeaveGuard.tsx';
import { usePageTitle } from '../../routing/pageTitle.ts';
import { paths, userPath } from '../../routing/paths.ts';
import { diaryUrl, readDiaryUrl } from './diaryUrl.ts';
import { useToday } from './useToday.ts';

export function DiaryPage() {
  const { username = '' } = useParams();
  return <UserDiary key={username} username={username} />;
}

/** The diary of a user: their own, or one that its owner has made public. */
function UserDiary({ username }: { readonly username: string }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const today = useToday();
  const { isInitializing } = useUser();
  const { view, ignored } = readDiaryUrl(new URLSearchParams(useLocation().search), today);
  const list = useDiary(username, view);
  const [isUnsaved, setIsUnsaved] = useState(false);
  const owner = list.state === 'ready' && !list.isOwn ? ownerName(list.data) : undefined;
  const ownTitle = list.isOwn ? translate('Diary') : null;
  const title = owner === undefined ? ownTitle : translate('Diary of {name}', { name: owner });
  const isMissing = list.state === 'missing' && !list.isOwn;
  usePageTitle(isMissing && !isInitializing ? translate('Not found') : title);

  if (isMissing) return <MissingDiary isOwnPossible={isInitializing} />;
  return (
    <Stack gap={6}>
      <Stack direction="row" gap={4} justify="between" wrap>
        <Heading level={1} size="lg">
          {owner === undefined ? (
            translate('Diary')
          ) : (
            <Translated text="Diary of {name}" values={{ name: <bdi>{owner}</bdi> }} />
          )}
        </Heading>
        <Link href={userPath(list.isOwn ? paths.dashboard : paths.collection, username)}>
          {translate('Collection')}
        </Link>
      </Stack>
      <IgnoredParameters ignored={ignored} />
      <WidgetBoundary>
        <Diary
          username={username}
          view={view}
          list={list}
          today={today}
          hrefOf={(next) => diaryUrl(username, next)}
          onViewChange={(next) => navigate(diaryUrl(username, next))}
          onUnsavedChange={setIsUnsaved}
        />
      </WidgetBoundary>
      <LeaveGuard isUnsaved={isUnsaved} />
    </Stack>
  );
}

/**
 * The text for a diary that is private or does not exist. Until it is known who is signed in, only visitors without JavaScript see it,
 * because the diary may be the user's own.
 */
function MissingDiary({ isOwnPossible }: { readonly isOwnPossible: boolean }) {
  const translate = useTranslate();
  const content = (
    <EmptyState
      title={translate(historyMessages.diaryPrivate)}
      headingLevel={1}
      action={
        <Button variant="gold" href={paths.home}>
          {translate('Go to Home')}
        </Button>
      }
    />
  );
  if (!isOwnPossible) return content;
  return (
    <>
      <ScriptOnly>
        <PageLoading />
      </ScriptOnly>
      <noscript>{content}</noscript>
    </>
  );
}
