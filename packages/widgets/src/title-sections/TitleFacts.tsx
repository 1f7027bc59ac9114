import { browsePath, type CatalogueType, type TitleDetails } from '@gildshelf/api-client/contract';
import { FactList, Link, type StylingProps, useTranslate } from '@gildshelf/ui';
import { Fragment } from 'react';

export interface TitleFactsProps extends StylingProps {
  /** Media type of the title. */
  readonly type: CatalogueType;
  /** The details of the title, as returned by `readTitleDetails`. */
  readonly details: TitleDetails;
}

/**
 * The people, the series and the other names of a title; the values of a fact with a name are links to the titles that share them.
 * Facts without data are left out. Renders nothing without any.
 */
export function TitleFacts({ type, details, ...styling }: TitleFactsProps) {
  const translate = useTranslate();
  const { facts, alternativeTitles } = details;
  const shown = facts.map(({ name, label, values }) => ({
    label: translate(label),
    value: values.map((value, index) => (
      <Fragment key={value}>
        {index > 0 && ', '}
        {name ? (
          <Link href={browsePath(type, { facet: name, value })}>
            <bdi>{value}</bdi>
          </Link>
        ) : (
          <bdi>{value}</bdi>
        )}
      </Fragment>
    )),
    wide: values.join(', ').length > maxColumnCharacters,
  }));
  const names = alternativeTitles.length > 0 && {
    label: translate('Also known as'),
    value: alternativeTitles.map((title, index) => (
      <Fragment key={title}>
        {index > 0 && ' · '}
        <bdi>{title}</bdi>
      </Fragment>
    )),
    wide: true,
  };
  const all = names ? [...shown, names] : shown;
  if (all.length === 0) return null;
  return <FactList {...styling} facts={all} />;
}

/** Values with more characters have a row of their own. */
const maxColumnCharacters = 20;
