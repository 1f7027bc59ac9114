// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Field } from './Field.tsx';
import { Select } from './Select.tsx';
import { TextArea } from './TextArea.tsx';
import { TextField } from './TextField.tsx';

afterEach(cleanup);

test('a group is named by its label and described by its error, which marks the field', () => {
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
])('%s keeps the id and the description that it is given', (_, field) => {
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

test('without a label it says what is wrong and how to mend it', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  render(<TextField label="" />);
  expect(said).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/no label.*Pass/));
  said.mockRestore();
});
