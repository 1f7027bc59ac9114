import { type CatalogueType, catalogues, type MediaView, ownMessages } from '@gildshelf/api-client/contract';
import { useApi, useTitleDetails, useUser } from '@gildshelf/api-client/react';
import { Alert, Button, Heading, PageLoading, Stack, useLocale, useTranslate } from '@gildshelf/ui';
import { LoginPrompt, RatingForm, shownRating } from '@gildshelf/widgets';
import type { RatedMessage } from '@gildshelf/widgets/embed';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { LeaveGuard } from '../../leave-guard/LeaveGuard.tsx';
import { catalogueTypeOf, useSearchParameter } from '../../routing/navigation.ts';
import { usePageTitle } from '../../routing/pageTitle.ts';
import { paths } from '../../routing/paths.ts';
import { useReturnAfterSignIn } from './signInReturn.ts';

/** Rates a title for a widget on another website, in a window of this site, in which no code of that website runs. */
export function RatePage() {
  const translate = useTranslate();
  const type = catalogueTypeOf(useSearchParameter('type'));
  const slug = useSearchParameter('slug') ?? '';
  usePageTitle(translate('Rate'));
  if (!type) return <Alert tone="danger">{translate(ownMessages.embed.unknownTitle)}</Alert>;
  return <RateTitle type={type} slug={slug} />;
}

function RateTitle({ type, slug }: { readonly type: CatalogueType; readonly slug: string }) {
  const translate = useTranslate();
  const { pathname, search } = useLocation();
  const { isInitializing, isAuthenticated } = useUser();
  const navigate = useNavigate();
  const details = useTitleDetails(type, slug);
  const notifyOpener = useNotifyOpener(type, slug);
  const [isUnsaved, setIsUnsaved] = useState(false);
  useReturnAfterSignIn(isInitializing || isAuthenticated ? null : pathname + search);

  if (isInitializing || details.state === 'loading') return <PageLoading />;
  if (details.state !== 'ready') return <Alert tone="danger">{translate(details.message)}</Alert>;
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
        {translate('Close this window')}
      </Button>
    </Stack>
  );
}

/** Returns a function that posts the new average of a title to the frame that opened this window, without user data. */
function useNotifyOpener(type: CatalogueType, slug: string) {
  const translate = useTranslate();
  const locale = useLocale();
  const { client } = useApi();
  return async (view: MediaView) => {
    if (!opener) return;
    const request = client.call(catalogues[type].getTitleRating, { params: { slug } });
    // The rating is saved anyway; the widget shows it when it is loaded again.
    const rating = await request.catch(() => null);
    if (!rating) return;
    const { average, count } = rating;
    const message: RatedMessage = {
      gildshelf: 'rated',
      rated: {
        ...{ type, slug, title: view.title, average: average ?? 0, count },
        url: location.origin + catalogues[type].detailPath(slug),
      },
      shown: shownRating({ average, count }, translate, locale),
    };
    // The target is the site's own origin, so that an opener of another origin does not receive the message.
    opener.postMessage(message, location.origin);
  };
}
