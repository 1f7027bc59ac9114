import { browsePath, type CatalogueType, type MediaView } from '@gildshelf/api-client/contract';
import { ChipLinks, type StylingProps, useTranslate } from '@gildshelf/ui';

export interface TitleChipsProps extends StylingProps {
  /** Media type of the title. */
  readonly type: CatalogueType;
  /** The title, as returned by `present`. */
  readonly view: MediaView;
}

/** The genres and the year of a title, as links to the titles that share them. Renders nothing without both. */
export function TitleChips({ type, view, ...styling }: TitleChipsProps) {
  const translate = useTranslate();
  const links = [
    ...view.genres.map((genre) => ({
      label: translate(genre),
      href: browsePath(type, { facet: 'genre', value: genre }),
    })),
    ...(view.year
      ? [{ label: `${view.year}`, href: browsePath(type, { facet: 'year', value: `${view.year}` }) }]
      : []),
  ];
  if (links.length === 0) return null;
  return <ChipLinks {...styling} label={translate('Genres and year')} links={links} />;
}
