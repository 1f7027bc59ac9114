// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useLocale } from '../../../messages/useTranslate.ts';
import { Spinner } from '../../feedback/spinner/Spinner.tsx';
import { StarRating } from '../../fields/star-rating/StarRating.tsx';
import { Translated } from '../translated/Translated.tsx';
import { MessagesProvider } from './MessagesProvider.tsx';

afterEach(cleanup);

const messages = {
  Loading: 'Wird geladen',
  'Welcome {name}!': 'Willkommen, {name}!',
  '{rating} of {max} stars': '{rating} von {max} Sternen',
};

function Locale() {
  return <p>{useLocale()}</p>;
}

test('components without a provider are English', () => {
  render(
    <>
      <Spinner />
      <Locale />
    </>,
  );
  expect(screen.getByRole('status').textContent).toBe('Loading');
  expect(screen.getByText('en-GB')).toBeDefined();
});

test('a provider translates the texts of components, but not those that they are given', () => {
  render(
    <MessagesProvider messages={messages} locale="de">
      <Spinner />
      <StarRating value={4.5} label="Loading" />
      <Locale />
    </MessagesProvider>,
  );
  expect(screen.getByRole('status').textContent).toBe('Wird geladen');
  expect(screen.getByRole('img', { name: 'Loading: 4,5 von 5 Sternen' })).toBeDefined();
  expect(screen.getByText('de')).toBeDefined();
});

test('Translated shows elements in the place of placeholders', () => {
  render(
    <MessagesProvider messages={messages} locale="de">
      <p>
        <Translated text="Welcome {name}!" values={{ name: <bdi>Mara</bdi> }} />
      </p>
    </MessagesProvider>,
  );
  expect(screen.getByText('Mara').parentElement?.innerHTML).toBe('Willkommen, <bdi>Mara</bdi>!');
});
