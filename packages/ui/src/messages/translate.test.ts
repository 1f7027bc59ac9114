import { describe, expect, test } from 'vitest';
import { createTranslate, toEnglish } from './translate.ts';

const german = createTranslate(
  {
    Close: 'Schließen',
    'Skip {title}': '{title} überspringen',
    '{rating} of {max} stars': '{rating} von {max} Sternen',
    '{count} result': { one: '{count} Ergebnis', other: '{count} Ergebnisse' },
    'Your collection can hold {maximum} titles.': 'Deine Sammlung fasst {maximum} Titel.',
    'It can hold {maximum} (in {unit}).': 'Sie fasst {maximum} ({unit}).',
  },
  'de',
);

test('English replaces placeholders, and keeps those without a value', () => {
  expect(toEnglish('Close')).toBe('Close');
  expect(toEnglish('{rating} of {max} stars', { rating: 3.5, max: 5 })).toBe('3.5 of 5 stars');
  expect(toEnglish('Skip {title}', {})).toBe('Skip {title}');
});

test('a value that looks like a placeholder is not replaced itself', () => {
  expect(toEnglish('{title} in {type}', { title: '{type}', type: 'Games' })).toBe('{type} in Games');
});

describe('a language', () => {
  test('translates a text, and formats numbers as usual in it', () => {
    expect(german('Close')).toBe('Schließen');
    expect(german('{rating} of {max} stars', { rating: 3.5, max: 5 })).toBe('3,5 von 5 Sternen');
  });

  test('chooses the plural form by `count`', () => {
    expect(german('{count} result', { count: 1 })).toBe('1 Ergebnis');
    expect(german('{count} result', { count: 1200 })).toBe('1.200 Ergebnisse');
  });

  test('shows a text without a translation in English', () => {
    expect(german('Open')).toBe('Open');
    expect(german('Open {title}', { title: 'Hades' })).toBe('Open Hades');
    expect(german('toString')).toBe('toString');
  });

  test('translates a text that contains its values by the message that matches it', () => {
    expect(german('Your collection can hold 10,000 titles.')).toBe('Deine Sammlung fasst 10,000 Titel.');
    expect(german('It can hold 5 (in kB).')).toBe('Sie fasst 5 (kB).');
  });

  test('matches no name by a short message', () => {
    expect(german('Skip Hades')).toBe('Skip Hades');
  });
});
