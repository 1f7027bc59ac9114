import { Icon, type IconName, Stack, Text } from '@gildshelf/ui';
import { Section } from '../theme/Section.tsx';
import { FoundationPage } from './FoundationPage.tsx';

/** What each icon stands for; TypeScript reports a missing one. */
const meanings: Readonly<Record<IconName, string>> = {
  account: 'The account, or a user without an avatar',
  'arrow-down': 'Moves down in a list',
  'arrow-up': 'Moves up in a list',
  back: 'To the page before',
  book: 'Manga',
  bookmark: 'A title in the collection, filled if it is there',
  check: 'Done, saved, chosen',
  'chevron-down': 'Opens a menu or a list',
  'chevron-left': 'The previous page or card',
  'chevron-right': 'The next page or card',
  cross: 'Closes or removes',
  edit: 'Changes a rating or a profile',
  eye: 'Shows the password',
  'eye-off': 'Hides the password',
  film: 'Movies',
  gamepad: 'Games',
  home: 'The first page',
  info: 'A note, without a problem',
  logout: 'Signs out',
  pause: 'Pauses, or paused',
  play: 'Plays a trailer',
  refresh: 'Tries again',
  screen: 'TV shows',
  search: 'Searches',
  trash: 'Deletes',
  tv: 'Anime',
  warning: 'An error, or something that cannot be undone',
};

const sizes = ['sm', 'md', 'lg'] as const;

/** All icons with their meaning, and their sizes. */
export function IconsPage() {
  return (
    <FoundationPage
      title="Icons"
      lead="Outlines of 1.6 px on a grid of 24 px, in the colour of the text around them. An icon has one meaning in the whole product."
    >
      <Section
        title="All icons"
        lead="The name is the value of the prop. Components also take an element in place of a name, such as an icon of another library."
      >
        <ul className="gsf-icons">
          {Object.entries(meanings).map(([name, meaning]) => (
            <li key={name}>
              <Icon name={name as IconName} size="lg" />
              <strong>{name}</strong>
              <Text size="sm" tone="secondary">
                {meaning}
              </Text>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Sizes" lead="16, 20 and 24 px: sm in small text, md in controls, lg alone.">
        <Stack direction="row" gap={6} wrap>
          {sizes.map((size) => (
            <Stack direction="row" gap={2} align="center" key={size}>
              <Icon name="bookmark" size={size} />
              <Text>{size}</Text>
            </Stack>
          ))}
        </Stack>
      </Section>
      <Section
        title="Names"
        lead="An icon next to a text is decorative and hidden from screen readers. An icon alone has a label; a button with an icon alone is an IconButton, which requires one. Icons that point in the reading direction are mirrored in right-to-left text."
      >
        <Icon name="bookmark" filled size="lg" label="On the shelf" />
      </Section>
    </FoundationPage>
  );
}
