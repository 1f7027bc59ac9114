import type { TitleDetails } from '@gildshelf/api-client/contract';
import { Link, Stack, type StylingProps, useTranslate } from '@gildshelf/ui';
import { TitleSection } from './TitleSection.tsx';

export interface TitleLinksProps extends StylingProps {
  /** The external links of `readTitleDetails`. */
  readonly links: TitleDetails['externalLinks'];
}

/** Links to pages about a title on other websites, which open in a new tab. Renders nothing without links. */
export function TitleLinks({ links, ...styling }: TitleLinksProps) {
  const translate = useTranslate();
  if (links.length === 0) return null;
  return (
    <TitleSection {...styling} title={translate('Elsewhere')}>
      <Stack as="ul" role="list" direction="row" gap={5} wrap>
        {links.map(({ name, url }) => (
          <li key={url}>
            <Link href={url} newTab>
              {name}
            </Link>
          </li>
        ))}
      </Stack>
    </TitleSection>
  );
}
