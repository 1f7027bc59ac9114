// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Checkbox } from '../components/fields/checkbox/Checkbox.tsx';
import { Combobox } from '../components/fields/combobox/Combobox.tsx';
import { PartialDateField } from '../components/fields/partial-date-field/PartialDateField.tsx';
import { StarRating } from '../components/fields/star-rating/StarRating.tsx';
import { Stepper } from '../components/fields/stepper/Stepper.tsx';

afterEach(cleanup);

const options = [{ value: 'pc', label: 'PC' }];
const controls: [name: string, initial: string | null, changed: string, createControl: () => ReactNode][] = [
  ['Checkbox', null, 'on', () => <Checkbox label="Public" name="value" />],
  ['Combobox', '', 'pc', () => <Combobox label="Platform" name="value" options={options} />],
  ['PartialDateField', '', '2024', () => <PartialDateField label="Finished" name="value" />],
  ['StarRating', '1', '1.5', () => <StarRating name="value" defaultValue={1} />],
  ['Stepper', '3', '34', () => <Stepper label="Episode" name="value" defaultValue={3} />],
];

/** Changes the value of the control as a user does. */
async function change(name: string) {
  await userEvent.tab();
  if (name === 'PartialDateField') screen.getByRole('textbox', { name: 'Year' }).focus();
  const keys: Readonly<Record<string, string>> = {
    Checkbox: ' ',
    Combobox: 'pc{ArrowDown}{Enter}',
    PartialDateField: '2024',
    StarRating: '{ArrowRight}',
    Stepper: '{End}4',
  };
  await userEvent.keyboard(keys[name] ?? '');
}

const form = () => screen.getByRole<HTMLFormElement>('form');
const submitted = () => new FormData(form()).get('value');

test.each(controls)(
  'a reset restores the initial value of a %s',
  async (name, initial, changed, createControl) => {
    render(<form aria-label="Play">{createControl()}</form>);
    await change(name);
    expect(submitted()).toBe(changed);
    act(() => form().reset());
    expect(submitted()).toBe(initial);
  },
);

test.each(controls)(
  'a reset that the page prevents leaves the value of a %s',
  async (name, _, changed, createControl) => {
    render(
      <form aria-label="Play" onReset={(event) => event.preventDefault()}>
        {createControl()}
      </form>,
    );
    await change(name);
    act(() => form().reset());
    expect(submitted()).toBe(changed);
  },
);
