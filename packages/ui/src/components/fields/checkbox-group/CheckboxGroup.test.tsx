// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { CheckboxGroup, type CheckboxOption } from './CheckboxGroup.tsx';

afterEach(cleanup);

const options: CheckboxOption<string>[] = [
  { value: 'rpg', label: 'RPG', note: '88', description: 'Role-playing games' },
  { value: 'indie', label: 'Indie' },
  { value: 'puzzle', label: 'Puzzle', disabled: true },
  { value: 'action', label: 'Action' },
];
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const chosen = () => options.filter(({ label }) => box(label).checked).map(({ value }) => value);

test('uncontrolled: starts with defaultValue, and onChange gets the values in the order of the options', async () => {
  const handleChange = vi.fn();
  render(<CheckboxGroup label="Genre" options={options} defaultValue={['action']} onChange={handleChange} />);
  expect(screen.getByRole('group', { name: 'Genre' }).localName).toBe('fieldset');
  expect(chosen()).toEqual(['action']);
  await userEvent.click(screen.getByText('RPG'));
  await userEvent.click(box('Action'));
  expect(handleChange.mock.calls).toEqual([[['rpg', 'action']], [['rpg']]]);
});

test('controlled: shows the value prop, not the pressed option', async () => {
  const handleChange = vi.fn();
  const { rerender } = render(
    <CheckboxGroup label="Genre" options={options} value={['rpg']} onChange={handleChange} />,
  );
  await userEvent.click(box('Indie'));
  expect(chosen()).toEqual(['rpg']);
  await userEvent.click(box('RPG'));
  expect(handleChange.mock.calls).toEqual([[['rpg', 'indie']], [[]]]);
  rerender(<CheckboxGroup label="Genre" options={options} value={[]} onChange={handleChange} />);
  expect(chosen()).toEqual([]);
});

test('a form submits each chosen value, and a reset restores defaultValue', async () => {
  render(
    <form aria-label="Filter">
      <CheckboxGroup label="Genre" name="genre" options={options} defaultValue={['rpg', 'indie']} />
    </form>,
  );
  const form = screen.getByRole<HTMLFormElement>('form');
  await userEvent.click(box('RPG'));
  await userEvent.click(box('Action'));
  expect(new FormData(form).getAll('genre')).toEqual(['indie', 'action']);
  form.reset();
  expect(new FormData(form).getAll('genre')).toEqual(['rpg', 'indie']);
});

test('Tab moves from option to option and skips disabled ones, and Space chooses', async () => {
  render(<CheckboxGroup label="Genre" options={options} />);
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement).toBe(box('Action'));
  await userEvent.keyboard(' ');
  expect(chosen()).toEqual(['action']);
});

test('disabled: no option can be chosen', async () => {
  render(<CheckboxGroup label="Genre" options={options} disabled />);
  await userEvent.click(box('RPG'));
  expect(chosen()).toEqual([]);
});

describe('collapseAfter', () => {
  const group = (chosen: readonly string[]) => (
    <form aria-label="Filter">
      <CheckboxGroup label="Genre" name="genre" options={options} collapseAfter={2} value={chosen} />
    </form>
  );
  const others = () => screen.getByText('All 4').closest('details');

  test('shows the first options, and the others in details that are closed', () => {
    render(group(['rpg']));
    expect(others()?.open).toBe(false);
    expect(others()?.querySelectorAll('input')).toHaveLength(2);
    expect(screen.getByRole('group', { name: 'Genre' }).querySelectorAll('input')).toHaveLength(4);
  });

  test('shows all of them if one of the others is chosen from the start, and a form submits those too', () => {
    const { rerender } = render(group(['rpg', 'action']));
    expect(others()?.open).toBe(true);
    const form = screen.getByRole<HTMLFormElement>('form');
    expect(new FormData(form).getAll('genre')).toEqual(['rpg', 'action']);
    rerender(group([]));
    expect(others()?.open).toBe(true);
  });

  test('shows no details for as many options', () => {
    render(<CheckboxGroup label="Genre" options={options} collapseAfter={4} />);
    expect(document.querySelector('details')).toBeNull();
  });
});

test('an option is named by its label, and described by its note and description', () => {
  render(<CheckboxGroup label="Genre" options={options} />);
  expect(descriptionsOf(box('RPG'))).toEqual(['88', 'Role-playing games']);
  expect(descriptionsOf(box('Indie'))).toEqual([]);
});

test('an error replaces the hint, makes the group invalid and is announced', () => {
  const { rerender } = render(<CheckboxGroup label="Genre" options={options} hint="Any number" />);
  const group = screen.getByRole('group');
  expect(descriptionsOf(group)).toEqual(['Any number']);
  rerender(<CheckboxGroup label="Genre" options={options} hint="Any number" error="Please pick one." />);
  expect(descriptionsOf(group)).toEqual(['Please pick one.']);
  expect(group.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('alert').textContent).toBe('Please pick one.');
});

test.each([
  [{ label: '' }, /CheckboxGroup has no label.*Pass/],
  [{ label: 'Genre', value: ['rpg', 'horror'] }, /CheckboxGroup 'Genre' has no option 'horror'.*Pass/],
])('reports %o', (props, report) => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  render(<CheckboxGroup<string> options={options} {...props} />);
  expect(consoleError).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(report));
  consoleError.mockRestore();
});

test('renders without inline styles on the server', () => {
  expect(renderToString(<CheckboxGroup label="Genre" options={options} />)).not.toContain('style=');
});

function descriptionsOf(element: Element) {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent);
}
