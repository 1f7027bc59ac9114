import type { BrowseQuery, CatalogueType } from '@gildshelf/api-client/contract';
import { Badge, Link, Stack, useTranslate } from '@gildshelf/ui';
import { facetValueLabel } from '@gildshelf/widgets';
import { focusHeading } from '../../routing/pageTitle.ts';
import { browseUrl, type ChosenValue, withValues } from './browseUrl.ts';

interface ChosenFiltersProps {
  readonly type: CatalogueType;
  readonly query: BrowseQuery;
  readonly chosen: readonly ChosenValue[];
  readonly clearHref: string | undefined;
}

/** The chosen values as tags with links to the page without them. If the last link that goes had the focus, the heading gets it. */
export function ChosenFilters({ type, query, chosen, clearHref }: ChosenFiltersProps) {
  const translate = useTranslate();
  if (clearHref === undefined) return null;
  return (
    <Stack ref={passFocusOn} direction="row" gap={2} wrap>
      <Stack as="ul" direction="row" gap={2} wrap aria-label={translate('Chosen filters')}>
        {chosen.map(({ facet, value }) => {
          const others = chosen.filter((one) => one.facet === facet && one.value !== value);
          return (
            <li key={`${facet.name} ${value}`}>
              <Badge
                size="lg"
                removeHref={browseUrl(
                  type,
                  withValues(
                    query,
                    facet.name,
                    others.map((one) => one.value),
                  ),
                )}
              >
                {facetValueLabel(facet, value, translate)}
              </Badge>
            </li>
          );
        })}
      </Stack>
      <Link href={clearHref}>{translate('Clear all')}</Link>
    </Stack>
  );
}

/** A ref of an element: when it is removed with the focus in it, the page's heading gets the focus. */
const passFocusOn = (element: HTMLElement | null) => () => {
  // The element is still in the document at this point.
  if (element?.contains(document.activeElement)) queueMicrotask(() => focusHeading(true));
};
