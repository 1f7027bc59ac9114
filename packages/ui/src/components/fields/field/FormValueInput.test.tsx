// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Checkbox } from '../checkbox/Checkbox.tsx';
import { StarRating } from '../star-rating/StarRating.tsx';

afterEach(cleanup);

function renderForm(children: ReactNode) {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form aria-label="Review" onSubmit={onSubmit}>
      {children}
      <button type="submit">Send</button>
      <button type="reset">Reset</button>
    </form>,
  );
  const form = screen.getByRole<HTMLFormElement>('form');
  return { onSubmit, form, entries: () => Object.fromEntries(new FormData(form)) };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const stars = () => screen.getByRole('slider');
const box = () => screen.getByRole('checkbox');

test('an uncontrolled StarRating is submitted under its name and reset to its default', async () => {
  const { form, entries } = renderForm(<StarRating name="stars" defaultValue={3.5} />);
  expect(entries()).toEqual({ stars: '3.5' });
  stars().focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(entries()).toEqual({ stars: '4' });
  await press('Reset');
  expect(stars().dataset.rating).toBe('3.5');
  expect(entries()).toEqual({ stars: '3.5' });
  await userEvent.keyboard('{End}');
  act(() => form.reset());
  expect(entries()).toEqual({ stars: '3.5' });
});

function ControlledRating() {
  const [value, setValue] = useState(2);
  return <StarRating name="stars" value={value} onChange={setValue} />;
}

test('a controlled StarRating is submitted, and a reset of its form leaves its value', async () => {
  const { entries } = renderForm(<ControlledRating />);
  stars().focus();
  await userEvent.keyboard('{ArrowRight}');
  await press('Reset');
  expect([stars().dataset.rating, entries()]).toEqual(['2.5', { stars: '2.5' }]);
});

test('a required StarRating without stars makes its form invalid, and gets the focus of its invalid input', async () => {
  const { onSubmit, form } = renderForm(<StarRating name="stars" required />);
  await press('Send');
  expect(onSubmit).not.toHaveBeenCalled();
  const input = form.elements.namedItem('stars') as HTMLInputElement;
  act(() => input.focus());
  expect(document.activeElement).toBe(stars());
  await userEvent.keyboard('{ArrowRight}');
  await press('Send');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('an uncontrolled Checkbox is submitted while it is checked, and reset to its default', async () => {
  const { entries } = renderForm(<Checkbox label="Public" name="public" value="yes" defaultChecked />);
  expect(entries()).toEqual({ public: 'yes' });
  await userEvent.click(box());
  expect([box().getAttribute('aria-checked'), box().dataset.fixed, entries()]).toEqual([
    'false',
    undefined,
    {},
  ]);
  await press('Reset');
  expect([box().getAttribute('aria-checked'), entries()]).toEqual(['true', { public: 'yes' }]);
});

test('a reset leaves a controlled Checkbox and what its form submits as they are', async () => {
  const { rerender } = render(
    <form aria-label="Review">
      <Checkbox label="Public" name="public" state="unchecked" />
    </form>,
  );
  rerender(
    <form aria-label="Review">
      <Checkbox label="Public" name="public" state="checked" />
    </form>,
  );
  const form = screen.getByRole<HTMLFormElement>('form');
  act(() => form.reset());
  expect(Object.fromEntries(new FormData(form))).toEqual({ public: 'on' });
});

test('a required Checkbox makes its form invalid until it is checked', async () => {
  const { onSubmit } = renderForm(<Checkbox label="I agree" name="agree" required />);
  await press('Send');
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.click(box());
  await press('Send');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('disabled controls are not submitted, and form names a form that does not contain the control', () => {
  render(
    <>
      <form id="other" aria-label="Other" />
      <StarRating name="stars" form="other" defaultValue={2} />
      <Checkbox label="Public" name="public" form="other" defaultChecked disabled />
    </>,
  );
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Other' });
  expect(Object.fromEntries(new FormData(form))).toEqual({ stars: '2' });
});

test('a prevented reset changes nothing', async () => {
  render(
    <form onReset={(event) => event.preventDefault()}>
      <Checkbox label="Public" name="public" />
      <button type="reset">Reset</button>
    </form>,
  );
  await userEvent.click(box());
  await press('Reset');
  expect(box().getAttribute('aria-checked')).toBe('true');
});

test('the input is hidden from the keyboard and screen readers, and missing without a name', () => {
  const html = renderToString(<StarRating name="stars" defaultValue={1} />);
  expect(html).toMatch(/<input[^>]* tabindex="-1"[^>]* aria-hidden="true"/i);
  expect(html).not.toContain(' style=');
  expect(renderToString(<StarRating defaultValue={1} />)).not.toContain('<input');
  expect(renderToString(<Checkbox label="Public" state="checked" />)).not.toContain('<input');
});
