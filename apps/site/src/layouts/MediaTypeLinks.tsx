import { type CatalogueType, catalogues } from '@gildshelf/api-client/contract';
import { useMediaTypes } from '@gildshelf/api-client/react';
import { Button, Stack, useTranslate } from '@gildshelf/ui';

interface MediaTypeLinksProps {
  /** The current media type; undefined for all of them, or when the page is about none. */
  readonly value?: CatalogueType | undefined;
  readonly hrefOf: (type: CatalogueType) => string;
  /** URL of the page of all media types, if there is one. */
  readonly allHref?: string;
  /** Accessible name; 'Media types' by default. */
  readonly label?: string;
}

/** Links to a page for each media type, of which the current one is marked; it has a link also where the site does not show its type. */
export function MediaTypeLinks({ value, hrefOf, allHref, label }: MediaTypeLinksProps) {
  const translate = useTranslate();
  const types = useMediaTypes(value);
  const links = [
    ...(allHref === undefined ? [] : [{ type: undefined, label: 'All', href: allHref }]),
    ...types.map((type) => ({ type, label: catalogues[type].pluralLabel, href: hrefOf(type) })),
  ];
  return (
    <Stack as="nav" direction="row" gap={2} wrap aria-label={label ?? translate('Media types')}>
      {links.map(({ type, label: text, href }) => (
        <Button
          key={text}
          size="sm"
          variant={type === value ? 'outline' : 'quiet'}
          href={href}
          aria-current={type === value ? 'page' : undefined}
        >
          {translate(text)}
        </Button>
      ))}
    </Stack>
  );
}
