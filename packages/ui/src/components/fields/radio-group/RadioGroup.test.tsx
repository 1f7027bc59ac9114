// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { RadioGroup, type RadioOption } from './RadioGroup.tsx';

afterEach(cleanup);

const options: RadioOption<string>[] = [
  { value: 'mine', label: 'Mine', description: 'Keeps four stars.' },
  { value: 'theirs', label: 'Theirs' },
  { value: 'none', label: 'Neither', disabled: true },
];
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const chosen = () => options.filter(({ label }) => radio(label).checked).map(({ value }) => value);

test('uncontrolled: starts with none or with defaultValue, and onChange gets the value', async () => {
  const handleChange = vi.fn();
  const { unmount } = render(<RadioGroup label="Rating" options={options} onChange={handleChange} />);
  expect(screen.getByRole('radiogroup', { name: 'Rating' }).localName).toBe('fieldset');
  expect(chosen()).toEqual([]);
  await userEvent.click(screen.getByText('Keeps four stars.'));
  expect(chosen()).toEqual(['mine']);
  expect(handleChange).toHaveBeenCalledExactlyOnceWith('mine');
  unmount();
  render(<RadioGroup label="Rating" options={options} defaultValue="theirs" />);
  expect(chosen()).toEqual(['theirs']);
});

test('controlled: shows the value prop, not the pressed option, and null is none', async () => {
  const { rerender } = render(<RadioGroup label="Rating" options={options} value={null} />);
  await userEvent.click(radio('Mine'));
  expect(chosen()).toEqual([]);
  rerender(<RadioGroup label="Rating" options={options} value="theirs" />);
  expect(chosen()).toEqual(['theirs']);
});

test('Tab enters at the chosen option, arrow keys choose the next one and skip disabled ones', async () => {
  render(<RadioGroup label="Rating" options={options} defaultValue="theirs" />);
  await userEvent.tab();
  expect(document.activeElement).toBe(radio('Theirs'));
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(radio('Mine'));
  expect(chosen()).toEqual(['mine']);
  await userEvent.keyboard('{ArrowUp}');
  expect(chosen()).toEqual(['theirs']);
});

test('a form submits the value, and a reset restores defaultValue', async () => {
  render(
    <form aria-label="Import">
      <RadioGroup label="Rating" name="rating" options={options} defaultValue="mine" />
      <RadioGroup label="Status" name="status" options={options} />
    </form>,
  );
  const form = screen.getByRole<HTMLFormElement>('form');
  const submitted = () => [...new FormData(form)];
  expect(submitted()).toEqual([['rating', 'mine']]);
  for (const option of screen.getAllByRole('radio', { name: 'Theirs' })) await userEvent.click(option);
  expect(submitted()).toEqual([
    ['rating', 'theirs'],
    ['status', 'theirs'],
  ]);
  form.reset();
  expect(submitted()).toEqual([['rating', 'mine']]);
});

test('groups without a name are independent of each other', async () => {
  render(
    <>
      <RadioGroup label="Rating" options={options} defaultValue="mine" />
      <RadioGroup label="Status" options={options} defaultValue="theirs" />
    </>,
  );
  expect(screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked)).toHaveLength(2);
});

test('required: the group is invalid for the form while nothing is chosen', async () => {
  render(<RadioGroup label="Rating" options={options} required />);
  expect(screen.getByRole('radiogroup').ariaRequired).toBe('true');
  expect(radio('Mine').validity.valueMissing).toBe(true);
  await userEvent.click(radio('Theirs'));
  expect(radio('Mine').validity.valid).toBe(true);
});

test('disabled: no option can be chosen or focused, and nothing is submitted', async () => {
  render(
    <form aria-label="Import">
      <RadioGroup label="Rating" name="rating" options={options} defaultValue="mine" disabled />
    </form>,
  );
  await userEvent.click(radio('Theirs'));
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
  expect(chosen()).toEqual(['mine']);
  expect([...new FormData(screen.getByRole<HTMLFormElement>('form'))]).toEqual([]);
});

test('an option is named by its label and described by its description', () => {
  render(<RadioGroup label="Rating" options={options} />);
  expect(descriptionsOf(radio('Mine'))).toEqual(['Keeps four stars.']);
  expect(descriptionsOf(radio('Theirs'))).toEqual([]);
});

test('the group is described by the given description and by its hint, which the error replaces', () => {
  const { rerender } = render(<RadioGroup label="Rating" options={options} hint="Pick one." />);
  const group = screen.getByRole('radiogroup');
  expect([descriptionsOf(group), group.ariaInvalid]).toEqual([['Pick one.'], null]);
  rerender(
    <>
      <RadioGroup
        label="Rating"
        options={options}
        hint="Pick one."
        error="Please pick one."
        aria-describedby="why"
      />
      <p id="why">They differ.</p>
    </>,
  );
  expect(descriptionsOf(screen.getByRole('radiogroup'))).toEqual(['They differ.', 'Please pick one.']);
  expect(screen.getByRole('radiogroup').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('alert').textContent).toBe('Please pick one.');
});

test('each orientation and variant has its own styles', () => {
  const { rerender } = render(<RadioGroup label="Rating" options={options} />);
  const styles = () => [radio('Mine').closest('div')?.className, radio('Mine').closest('label')?.className];
  const [listBefore, optionBefore] = styles();
  rerender(<RadioGroup label="Rating" options={options} orientation="horizontal" variant="card" />);
  const [listAfter, optionAfter] = styles();
  expect(listAfter).not.toBe(listBefore);
  expect(optionAfter).not.toBe(optionBefore);
});

test.each([
  [{ label: '' }, /RadioGroup has no label.*Pass/],
  [{ label: 'Rating', defaultValue: 'both' }, /RadioGroup 'Rating' has no option 'both'.*Pass/],
])('reports %o', (props, report) => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  render(<RadioGroup<string> options={options} {...props} />);
  expect(consoleError).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(report));
  consoleError.mockRestore();
});

test('renders without inline styles on the server', () => {
  expect(renderToString(<RadioGroup label="Rating" options={options} />)).not.toContain('style=');
});

function descriptionsOf(element: Element) {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent);
}
