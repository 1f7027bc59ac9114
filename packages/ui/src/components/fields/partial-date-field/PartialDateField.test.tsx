// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { messages } from '../../../languages/de.ts';
import { MessagesProvider } from '../../translation/messages-provider/MessagesProvider.tsx';
import { PartialDateField, type PartialDateFieldProps } from './PartialDateField.tsx';

afterEach(cleanup);

const day = () => screen.getByLabelText<HTMLInputElement>('Day');
const month = () => screen.getByLabelText<HTMLSelectElement>('Month');
const year = () => screen.getByLabelText<HTMLInputElement>('Year');
const shown = () => [day().value, month().selectedOptions[0]?.text, year().value];

const renderField = (props: Partial<PartialDateFieldProps> = {}) => {
  const handleChange = vi.fn();
  return { handleChange, ...render(<PartialDateField label="Started" onChange={handleChange} {...props} />) };
};

test('is a group with its label and hint, whose controls have names', () => {
  renderField({ hint: 'A year is enough.' });
  const group = screen.getByRole('group', { name: 'Started' });
  expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'A year is enough.',
  );
  expect([day(), month(), year()].every((control) => group.contains(control))).toBe(true);
  expect(month().options[0]?.hasAttribute('data-placeholder')).toBe(true);
});

test('reports each value that is a date, null without one, and why the controls show no date', async () => {
  const { handleChange } = renderField();
  await userEvent.type(year(), '2017');
  await userEvent.selectOptions(month(), 'March');
  await userEvent.type(day(), '9');
  const incomplete = [null, 'Write the year with four digits, such as 2017.'];
  const dates = [incomplete, ['2017', undefined], ['2017-03', undefined], ['2017-03-09', undefined]];
  expect(handleChange.mock.calls).toEqual(dates);
  await userEvent.selectOptions(month(), '');
  await userEvent.clear(day());
  await userEvent.clear(year());
  expect(handleChange.mock.calls.slice(4)).toEqual([
    [null, 'Choose the month too, or clear the day.'],
    ['2017', undefined],
    [null, undefined],
  ]);
});

test.each([
  ['30', '02', 'February 2017 has only 28 days.', 'Day'],
  ['x', '02', 'Write the day as a number from 1 to 31.', 'Day'],
  ['9', '', 'Choose the month too, or clear the day.', 'Month'],
])(
  'day %j of month %j: an error message after the focus has left, and the text stays',
  async (text, code, message, name) => {
    renderField({ defaultValue: '2017' });
    await userEvent.selectOptions(month(), code);
    await userEvent.type(day(), text);
    await userEvent.tab();
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByRole('alert').textContent).toBe(message);
    expect([day().value, month().value, year().value]).toEqual([text, code, '2017']);
    const invalid = document.querySelectorAll('[aria-invalid="true"]');
    expect(Array.from(invalid, (control) => control.getAttribute('aria-label'))).toEqual([name]);
    expect(year().validationMessage).toBe(message);
    await userEvent.clear(day());
    expect([screen.queryByRole('alert'), year().validationMessage]).toEqual([null, '']);
  },
);

test('a whole date that is pasted into the year fills all controls', async () => {
  const { handleChange } = renderField();
  await userEvent.click(year());
  await userEvent.paste('2017-03-09');
  expect(shown()).toEqual(['9', 'March', '2017']);
  expect(handleChange.mock.calls).toEqual([['2017-03-09', undefined]]);
});

function Controlled() {
  const [value, setValue] = useState<string | null>('2017-03');
  return (
    <>
      <PartialDateField label="Started" value={value} onChange={setValue} />
      <button type="button" onClick={() => setValue('2020-02-29')}>
        Set
      </button>
    </>
  );
}

test('a controlled field keeps invalid text, and shows another value', async () => {
  render(<Controlled />);
  expect(shown()).toEqual(['', 'March', '2017']);
  await userEvent.type(year(), '8');
  await userEvent.type(day(), '7');
  expect(shown()).toEqual(['7', 'March', '20178']);
  await userEvent.click(screen.getByRole('button', { name: 'Set' }));
  expect(shown()).toEqual(['29', 'February', '2020']);
});

test('29 February with another year is an error, and the day stays', async () => {
  const { handleChange } = renderField({ defaultValue: '2020-02-29' });
  await userEvent.type(year(), '{Backspace}1');
  expect(shown()).toEqual(['29', 'February', '2021']);
  expect(handleChange).toHaveBeenLastCalledWith(null, 'February 2021 has only 28 days.');
});

test('an instant is shown as its day in the time zone, and is the value until a part changes', async () => {
  const handleChange = vi.fn();
  const { container } = render(
    <PartialDateField
      label="Started"
      name="started"
      defaultValue="2017-03-09T20:30:00Z"
      timeZone="Asia/Tokyo"
      onChange={handleChange}
    />,
  );
  const submitted = () => container.querySelector<HTMLInputElement>('[name="started"]')?.value;
  expect([...shown(), submitted()]).toEqual(['10', 'March', '2017', '2017-03-09T20:30:00Z']);
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  expect([submitted(), handleChange.mock.calls]).toEqual(['2017-03-09T20:30:00Z', []]);
  await userEvent.type(day(), '{Backspace}1');
  expect(handleChange).toHaveBeenLastCalledWith('2017-03-11', undefined);
});

test.each([
  ['2017-03', 'en-GB', 'The earliest possible date is March 2017.'],
  ['2017-03-09', 'en-US', 'The earliest possible date is March 9, 2017.'],
  ['2017-03-08T20:00:00Z', 'en-GB', 'The earliest possible date is 9 March 2017.'],
  [undefined, 'en-GB', 'The earliest possible date is 1900.'],
])('a date before the earliest one, %j, is invalid', async (min, locale, message) => {
  const { handleChange } = renderField({ min, locale, timeZone: 'Asia/Tokyo', defaultValue: '1899' });
  expect(screen.getByRole('alert').textContent).toBe(message);
  expect(year().validationMessage).toBe(message);
  await userEvent.type(year(), '{Backspace}8');
  expect(handleChange).toHaveBeenLastCalledWith(null, message);
  await userEvent.clear(year());
  await userEvent.type(year(), '2017');
  expect([handleChange.mock.lastCall, year().validationMessage]).toEqual([['2017', undefined], '']);
});

test('submits the value under its name; an invalid date blocks the form; a reset restores the initial value', async () => {
  render(
    <form>
      <PartialDateField label="Started" name="started" defaultValue="2017-03" required />
      <input type="reset" />
    </form>,
  );
  const form = document.querySelector('form') as HTMLFormElement;
  const submitted = () => [...new FormData(form)];
  expect([submitted(), form.checkValidity()]).toEqual([[['started', '2017-03']], true]);
  await userEvent.type(day(), '32');
  expect([submitted(), form.checkValidity()]).toEqual([[['started', '']], false]);
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect([submitted(), shown()]).toEqual([[['started', '2017-03']], ['', 'March', '2017']]);
  await userEvent.clear(year());
  await userEvent.selectOptions(month(), '');
  expect(form.checkValidity()).toBe(false);
});

test('a disabled field cannot be changed and is not submitted', () => {
  const { container } = render(
    <form>
      <PartialDateField label="Started" name="started" defaultValue="2017" disabled />
    </form>,
  );
  expect([day(), month(), year()].every(({ disabled }) => disabled)).toBe(true);
  expect([...new FormData(container.firstElementChild as HTMLFormElement)]).toEqual([]);
});

test('an error of the host replaces the hint and marks all controls', () => {
  renderField({ hint: 'A year is enough.', error: 'The end is before the start.' });
  expect(screen.queryByText('A year is enough.')).toBeNull();
  expect(document.querySelectorAll('[aria-invalid="true"]').length).toBe(3);
  expect(screen.getByRole('group', { name: 'Started' }).closest('[data-invalid]')).not.toBeNull();
});

test('has the order, month names and texts of the language, and passes attributes on', () => {
  const ref = createRef<HTMLDivElement>();
  const { container } = render(
    <MessagesProvider messages={messages} locale="de">
      <PartialDateField
        label="Started"
        ref={ref}
        id="given"
        defaultValue="2017-03"
        className="given"
        style={{ color: 'red' }}
      />
    </MessagesProvider>,
  );
  const group = screen.getByRole('group', { name: 'Started' });
  expect([ref.current, group.id]).toEqual([group, 'given']);
  const names = Array.from(group.querySelectorAll('[aria-label]'), (control) =>
    control.getAttribute('aria-label'),
  );
  expect(names).toEqual(['Tag', 'Monat', 'Jahr']);
  expect(screen.getByDisplayValue('März')).toBeDefined();
  const root = container.firstElementChild as HTMLElement;
  expect(root.className).toMatch(/^gs-.* given$/);
  expect(root.style.color).toBe('red');
});
