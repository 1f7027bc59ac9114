import type { Messages } from '../messages/translate.ts';

/** The texts of the components in German. */
export const messages: Messages = {
  Cancel: 'Abbrechen',
  'Clear the search': 'Suche leeren',
  Close: 'Schließen',
  'End of {title}': 'Ende von {title}',
  'Hide characters': 'Zeichen verbergen',
  Loading: 'Wird geladen',
  'Loading {title}': '{title} wird geladen',
  Main: 'Hauptnavigation',
  'Next: {title}': 'Weiter: {title}',
  Notification: 'Mitteilung',
  Notifications: 'Mitteilungen',
  'Previous: {title}': 'Zurück: {title}',
  Rating: 'Bewertung',
  'Show characters': 'Zeichen anzeigen',
  'Skip to content': 'Zum Inhalt springen',
  'Skip {title}': '{title} überspringen',
  'The characters are hidden.': 'Die Zeichen sind verborgen.',
  'The characters are shown.': 'Die Zeichen sind sichtbar.',
  '{rating} of {max} stars': '{rating} von {max} Sternen',
  Pagination: 'Seiten',
};
