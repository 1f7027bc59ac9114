import type { RootAttributes } from '../../../elements/RootAttributes.ts';
import { litStyle } from '../../../theme/litStyle.ts';
import { css, styled } from '../../../theme/stitches.ts';
import { UnstyledLink } from '../../actions/link/LinkProvider.tsx';

export interface ChipLink {
  /** Text of the chip, unique within the list. */
  label: string;
  /** URL of the target. A URL with a scheme or host bypasses the router. */
  href: string;
  /** A short text after the label: a number of titles. */
  note?: string;
  /** The chip stands for what the page shows. */
  current?: boolean;
}

export interface ChipLinksProps extends RootAttributes<HTMLUListElement, 'aria-label'> {
  /** Accessible name of the list: 'Genres'. */
  label: string;
  /** The links in their order. */
  links: readonly ChipLink[];
}

/** Links to categories, as chips that wrap: 32 px high, 44 px by touch. Renders a `<ul>` element. */
export function ChipLinks({ label, links, ...rest }: ChipLinksProps) {
  return (
    // Without list markers, WebKit removes the role of a list unless it is set.
    <Root {...listRole} {...rest} aria-label={label}>
      {links.map((link) => (
        <li key={link.label}>
          <UnstyledLink
            href={link.href}
            className={chipStyles().className}
            aria-current={link.current ? 'true' : undefined}
          >
            <bdi>{link.label}</bdi>
            {link.note && (
              <>
                {' '}
                <span data-part="note">{link.note}</span>
              </>
            )}
          </UnstyledLink>
        </li>
      ))}
    </Root>
  );
}

const listRole = { role: 'list' };

const Root = styled('ul', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$2',
  '& > li': { minWidth: 0 },
});

const chipStyles = css({
  display: 'inline-flex',
  alignItems: 'center',
  columnGap: '6px',
  minHeight: '32px',
  maxWidth: '100%',
  paddingBlock: '2px',
  paddingInline: '$3',
  border: '1px solid $hairlineStrong',
  // Not a pill, so that the corners of a chip of two lines do not cut into its text.
  borderRadius: '22px',
  color: '$text',
  backgroundColor: '$hairline',
  fontSize: '$14',
  lineHeight: '$title',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  transition: 'background-color $transitions$quick, border-color $transitions$quick',
  '& [data-part="note"]': { color: '$textSecondary', fontVariantNumeric: 'tabular-nums' },
  '&[aria-current]': litStyle,
  '@touch': { minHeight: '$touch' },
  '@forcedColors': { '&[aria-current]': { borderColor: 'Highlight' } },
  '@hover': { '&:hover': { borderColor: '$borderHover', backgroundColor: '$hairlineStrong' } },
  '&:active': { backgroundColor: '$hairline' },
});
