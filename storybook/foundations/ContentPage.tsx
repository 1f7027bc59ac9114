import { ownMessages, messages as requiredMessages } from '@gildshelf/api-client/contract';
import { Text } from '@gildshelf/ui';
import { messages as german } from '@gildshelf/ui/languages/de';
import { messages as japanese } from '@gildshelf/ui/languages/ja';
import { Section } from '../theme/Section.tsx';
import { FoundationPage } from './FoundationPage.tsx';

/** Rules with texts of the product, read from the messages of the contract. */
const rules: readonly (readonly [rule: string, reason: string, examples: readonly string[]])[] = [
  [
    'Say what to do next',
    'An error message names what is wrong and how to go on, without a code.',
    [
      requiredMessages.verification.expired,
      requiredMessages.register.passwordHint,
      ownMessages.session.ended,
    ],
  ],
  [
    'Ask in the title, name the action on the button',
    'A dialog makes sense by its title and its buttons alone.',
    [ownMessages.unsaved.title, ownMessages.unsaved.discard, ownMessages.unsaved.stay],
  ],
  [
    'Name the thing',
    'A message contains the name of the title that it is about, as its maker writes it.',
    [
      requiredMessages.collection.removed('Hades'),
      requiredMessages.collection.confirmRemove('Hades'),
      requiredMessages.collection.rated('Hades'),
    ],
  ],
  [
    'Explain what is empty',
    'An empty list says why, and how it fills.',
    [requiredMessages.collection.empty('games', 'planned'), ownMessages.collection.notPublic],
  ],
];

const style = [
  ['Case', 'Sentence case: ‘Edit profile’, not ‘Edit Profile’. Names of titles and products keep theirs.'],
  [
    'Voice',
    'The user is ‘you’. The product has no name for itself and no feelings: nothing is sorry, nothing goes wrong ‘oops’.',
  ],
  ['Length', 'One sentence, one thought. A button has one or two words and starts with a verb.'],
  ['Spelling', 'British: colour, favourite, catalogue.'],
  [
    'Required texts',
    'Texts that the product requires stay as they are, also where they differ from these rules.',
  ],
] as const;

const locales = ['en-GB', 'de', 'ja'] as const;
const date = new Date(Date.UTC(2020, 8, 17));

/** The rules for texts, with examples of the product and of its three languages. */
export function ContentPage() {
  return (
    <FoundationPage
      title="Content"
      lead="Texts are part of the interface: short, in the words of users, and the same word for the same thing on every page."
    >
      <Section title="Messages" lead="The examples are the messages of the contract, as users see them.">
        <ul className="gsf-rules">
          {rules.map(([rule, reason, examples]) => (
            <li key={rule}>
              <div>
                <strong>{rule}</strong>
                <Text size="sm" tone="secondary">
                  {reason}
                </Text>
              </div>
              <ul className="gsf-examples">
                {examples.map((example) => (
                  <li key={example}>
                    <Text>{example}</Text>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Style" lead="How a text is written.">
        <ul className="gsf-rules">
          {style.map(([name, text]) => (
            <li key={name}>
              <strong>{name}</strong>
              <Text tone="secondary">{text}</Text>
            </li>
          ))}
        </ul>
      </Section>
      <Section
        title="Numbers and dates"
        lead="Intl formats them in the language of the page. Do not join them from parts."
      >
        <ul className="gsf-rules">
          {locales.map((locale) => (
            <li key={locale}>
              <strong>{locale}</strong>
              <Text lang={locale}>
                {new Intl.NumberFormat(locale).format(12_345.5)}
                {' · '}
                {new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(date)}
              </Text>
            </li>
          ))}
        </ul>
      </Section>
      <Section
        title="Room for translations"
        lead="The texts of the components that grow most in German, with their Japanese translations. Try a new layout with them, also at 320 px."
      >
        <ul className="gsf-rules">
          {longest(8).map(({ english, translated }) => (
            <li key={english}>
              <strong>{english}</strong>
              <div className="gsf-examples">
                <Text lang="de">{translated}</Text>
                <Text lang="ja" tone="secondary">
                  {String(japanese[english])}
                </Text>
              </div>
            </li>
          ))}
        </ul>
      </Section>
    </FoundationPage>
  );
}

/** The texts with the largest growth in German, of those without plural forms. */
function longest(count: number) {
  return Object.entries(german)
    .flatMap(([english, translated]) => (typeof translated === 'string' ? [{ english, translated }] : []))
    .sort((a, b) => b.translated.length / b.english.length - a.translated.length / a.english.length)
    .slice(0, count);
}
