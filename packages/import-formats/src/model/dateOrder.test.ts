import { describe, expect, test } from 'vitest';
import { createDayReader } from './dateOrder.ts';

describe('createDayReader', () => {
  test.each([
    { texts: ['1/23/2026', '3/2/2024'], text: '3/2/2024', day: '2024-03-02' },
    { texts: ['23-01-26', '10-09-20'], text: '10-09-20', day: '2020-09-10' },
    { texts: ['23.01.1998', '10.09.98'], text: '10.09.98', day: '1998-09-10' },
    { texts: ['2024-03-02'], text: '2024-03-02', day: '2024-03-02' },
    { texts: ['13/01/2024'], text: '13/01/2024 20:15', day: '2024-01-13' },
    { texts: ['13/01/2024'], text: '30/02/2024', day: null },
    { texts: ['13/01/2024'], text: '', day: null },
  ])('reads $text in a file with $texts as $day', ({ texts, text, day }) => {
    const reader = createDayReader(texts, undefined);
    expect(reader.dayOf(text)).toBe(day);
    expect(reader.warnings).toEqual([]);
  });

  test('warns with an example and reads no day while the order is not known', () => {
    const reader = createDayReader(['2020-02-17', '10/05/2023'], undefined);
    expect(reader.dayOf('10/05/2023')).toBeNull();
    expect(reader.dayOf('2020-02-17')).toBe('2020-02-17');
    expect(reader.warnings).toEqual([{ kind: 'date-order', example: '10/05/2023' }]);
  });

  test('uses the order that the user has chosen', () => {
    expect(createDayReader(['10/05/2023'], 'day-first').dayOf('10/05/2023')).toBe('2023-05-10');
    expect(createDayReader(['10/05/2023'], 'month-first').dayOf('10/05/2023')).toBe('2023-10-05');
    expect(createDayReader(['10/05/2023'], 'month-first').warnings).toEqual([]);
  });

  test('prefers the order of the file to the chosen one', () => {
    expect(createDayReader(['23/01/2026', '10/05/2023'], 'month-first').dayOf('10/05/2023')).toBe(
      '2023-05-10',
    );
  });

  test('warns for dates that contradict each other', () => {
    const reader = createDayReader(['23/01/2026', '1/23/2026'], undefined);
    expect(reader.dayOf('23/01/2026')).toBeNull();
    expect(reader.warnings).toEqual([{ kind: 'date-order', example: '23/01/2026' }]);
  });
});
