const combiningMarks = /[\u0300-\u036f]/g;
const trademarks = /[™®©]/g;
const notLetterOrDigit = /[^\p{L}\p{N}\p{S}]+/gu;

/** The form in which the names of two rows are compared: without case, accents and punctuation. */
export const nameForm = (name: string): string =>
  name
    // NFKC would turn ™ into the text "TM".
    .replace(trademarks, '')
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(combiningMarks, '')
    .normalize('NFC')
    .replace(notLetterOrDigit, ' ')
    .trim() || name.normalize('NFC').trim();
