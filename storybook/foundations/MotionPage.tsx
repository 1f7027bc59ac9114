import { Text } from '@gildshelf/ui';
import { MotionTokens } from '../theme/MotionTokens.tsx';
import { Section } from '../theme/Section.tsx';
import { FoundationPage } from './FoundationPage.tsx';

const rules = [
  ['Only transform and opacity', 'They need no layout, so that scrolling stays smooth on slow phones.'],
  [
    'Only after an action of the user',
    'Nothing moves by itself; a spinner or a skeleton shows that a page loads.',
  ],
  ['Never a condition', 'A control works at once. Its transition only shows where something came from.'],
  [
    'Reduced motion',
    'With prefers-reduced-motion, nothing moves; opacity may change. The tests of all stories run this way.',
  ],
] as const;

/** Transitions with their durations, the rules for them, and layers. */
export function MotionPage() {
  return (
    <FoundationPage
      title="Motion"
      lead="Motion explains a change, and is short: two durations, one curve. A user who has to wait for it has lost time."
    >
      <Section title="Rules" lead="What may move, and when.">
        <ul className="gsf-rules">
          {rules.map(([name, reason]) => (
            <li key={name}>
              <strong>{name}</strong>
              <Text tone="secondary">{reason}</Text>
            </li>
          ))}
        </ul>
      </Section>
      <MotionTokens />
    </FoundationPage>
  );
}
