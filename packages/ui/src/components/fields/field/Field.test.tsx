// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Field } from './Field.tsx';
import { Select } from './Select.tsx';
import { TextArea } from './TextArea.tsx';
import { TextField } from './TextField.tsx';

afterEach(cleanup);

test('names a group by its label, describes it by its error, and has data-invalid', () => {
  const { container } = render(
    <Field label="Rating" group hint="Half stars count." error="Choose a rating first.">
      {(control, labelId) => (
        <fieldset id={control.id} aria-labelledby={labelId} aria-describedby={control['aria-describedby']} />
      )}
    </Field>,
  );
  const group = screen.getByRole('group', { name: 'Rating' });
  expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Choose a rating first.',
  );
  expect(screen.queryByText('Half stars count.')).toBeNull();
  expect(container.querySelector('label')).toBeNull();
  expect(container.firstElementChild?.hasAttribute('data-invalid')).toBe(true);
});

test.each([
  ['TextField', <TextField label="Name" id="own" aria-describedby="why" hint="Short." key="1" />],
  ['TextArea', <TextArea label="Name" id="own" aria-describedby="why" hint="Short." key="2" />],
  ['Select', <Select label="Name" id="own" aria-describedby="why" hint="Short." options={[]} key="3" />],
])('%s keeps a given id and aria-describedby', (_, field) => {
  render(
    <>
      <p id="why">Others see it.</p>
      {field}
    </>,
  );
  const control = screen.getByLabelText('Name');
  expect(control.id).toBe('own');
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual(['Others see it.', 'Short.']);
});

test('logs a missing label with its consequence and the fix', () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  render(<TextField label="" />);
  expect(consoleError).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/no label.*Pass/));
  consoleError.mockRestore();
});
