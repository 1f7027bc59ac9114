/** What a cell of a table says; an empty one is unknown. */
export const cells = {
  text: (cell = '') => cell || null,
  number: (cell = '') => (cell === '' ? null : Number(cell)),
  list: (cell = '') => (cell === '' ? [] : cell.split(', ')),
  /** A date of which the month or the day may be unknown: '2009-04-05', '2009-04', '2009'. */
  date: (cell = '') => {
    if (cell === '') return null;
    const [year, month, day] = cell.split('-').map(Number);
    return { year: year ?? null, month: month ?? null, day: day ?? null };
  },
} as const;
