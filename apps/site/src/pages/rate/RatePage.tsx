import { type CatalogueType, ownMessages } from '@gildshelf/api-client/contract';
import { useMediaDetails, useUser } from '@gildshelf/api-client/react';
import { Alert, Button, Heading, PageLoading, Stack } from '@gildshelf/ui';
import { LoginPrompt, RatingForm } from '@gildshelf/widgets';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { catalogueTypeOf } from '../../catalogueTypeOf.ts';
import { LeaveGuard } from '../../leave-guard/LeaveGuard.tsx';
import { paths } from '../../paths.ts';
import { usePageTitle } from '../../usePageTitle.ts';
import { useSearchParameter } from '../../useSearchParameter.ts';
import { useReturnAfterSignIn } from './signInReturn.ts';
import { useNotifyOpener } from './useNotifyOpener.ts';

/** Rates a title for a widget on another website, in a window of this site, in which no code of that website runs. */
export function RatePage() {
  const type = catalogueTypeOf(useSearchParameter('type'));
  const slug = useSearchParameter('slug') ?? '';
  usePageTitle('Rate');
  if (!type) return <Alert tone="danger">{ownMessages.embed.unknownTitle}</Alert>;
  return <RateTitle type={type} slug={slug} />;
}

function RateTitle({ type, slug }: { readonly type: CatalogueType; readonly slug: string }) {
  const { pathname, search } = useLocation();
  const { isInitializing, isAuthenticated } = useUser();
  const navigate = useNavigate();
  const details = useMediaDetails(type, slug);
  const notifyOpener = useNotifyOpener(type, slug);
  const [isUnsaved, setIsUnsaved] = useState(false);
  useReturnAfterSignIn(isInitializing || isAuthenticated ? null : pathname + search);

  if (isInitializing || details.state === 'loading') return <PageLoading />;
  if (details.state !== 'ready') return <Alert tone="danger">{details.sentence}</Alert>;
  const { item, view } = details;
  return (
    <Stack gap={5}>
      <Heading level={1} size="lg" align="centre">
        {view.title}
      </Heading>
      <LeaveGuard isUnsaved={isUnsaved} />
      {isAuthenticated ? (
        <RatingForm
          type={type}
          item={{ id: item.id, title: view.title }}
          onSignedOut={() => navigate(paths.login)}
          onSaved={() => void notifyOpener(view)}
          onRemoved={() => void notifyOpener(view)}
          onUnsavedChange={setIsUnsaved}
        />
      ) : (
        <LoginPrompt loginHref={paths.login} registerHref={paths.register} />
      )}
      <Button variant="quiet" onClick={() => close()}>
        Close this window
      </Button>
    </Stack>
  );
}
