// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { messages } from '../../../languages/de.ts';
import { MessagesProvider } from '../../translation/messages-provider/MessagesProvider.tsx';
import { Stepper, type StepperProps } from './Stepper.tsx';

afterEach(cleanup);

const input = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Episodes' });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

function Controlled(props: Partial<StepperProps>) {
  const [value, setValue] = useState<number | null>(12);
  return (
    <>
      <Stepper label="Episodes" {...props} value={value} onChange={setValue} />
      <button type="button" onClick={() => setValue(3)}>
        Set to 3
      </button>
      <output>{String(value)}</output>
    </>
  );
}

test('the buttons change the number by a step, up to the limits', async () => {
  const handleChange = vi.fn();
  render(<Stepper label="Episodes" min={0} max={20} step={10} defaultValue={10} onChange={handleChange} />);
  expect([input().min, input().max, input().step]).toEqual(['0', '20', '10']);
  await userEvent.click(button('Increase Episodes'));
  expect(button('Increase Episodes').disabled).toBe(true);
  await userEvent.click(button('Decrease Episodes'));
  await userEvent.click(button('Decrease Episodes'));
  expect(button('Decrease Episodes').disabled).toBe(true);
  expect(handleChange.mock.calls).toEqual([[20], [10], [0]]);
});

test('the buttons are no tab stops, and the field is empty until a number is chosen', async () => {
  render(<Stepper label="Episodes" min={1} />);
  await userEvent.tab();
  expect(document.activeElement).toBe(input());
  expect(input().value).toBe('');
  await userEvent.click(button('Increase Episodes'));
  expect(input().value).toBe('1');
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
});

test('the arrow keys change the number by a step, up to the limits, but not while it is read-only', async () => {
  const props = { label: 'Episodes', min: 0, max: 20, step: 10, defaultValue: 10 };
  const { rerender } = render(<Stepper {...props} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(input().value).toBe('20');
  await userEvent.keyboard('{ArrowDown}');
  expect(input().value).toBe('10');
  rerender(<Stepper {...props} readOnly />);
  await userEvent.keyboard('{ArrowDown}');
  expect(input().value).toBe('10');
});

test('a typed number beyond a limit is reported when it is within them, or set to the limit on blur', async () => {
  const handleChange = vi.fn();
  render(<Stepper label="Episodes" min={10} max={50} onChange={handleChange} />);
  await userEvent.type(input(), '425');
  expect(input().value).toBe('425');
  expect(handleChange.mock.calls).toEqual([[42]]);
  await userEvent.tab();
  expect(input().value).toBe('50');
  expect(handleChange).toHaveBeenLastCalledWith(50);
  await userEvent.clear(input());
  expect(handleChange).toHaveBeenLastCalledWith(null);
});

test('a controlled stepper shows its value, and keeps the text that is being typed', async () => {
  render(<Controlled min={10} max={50} />);
  await userEvent.clear(input());
  await userEvent.type(input(), '04');
  expect(input().value).toBe('04');
  await userEvent.type(input(), '2');
  expect([input().value, screen.getByRole('status').textContent]).toEqual(['042', '42']);
  await userEvent.click(button('Set to 3'));
  expect(input().value).toBe('3');
});

test('submits its number under its name, and a reset restores the initial one', async () => {
  render(
    <form>
      <Stepper label="Episodes" name="episodes" defaultValue={12} max={20} required />
      <input type="reset" />
    </form>,
  );
  const form = document.querySelector('form') as HTMLFormElement;
  await userEvent.click(button('Increase Episodes'));
  expect(new FormData(form).get('episodes')).toBe('13');
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(input().value).toBe('12');
  await userEvent.clear(input());
  expect(form.checkValidity()).toBe(false);
});

test.each(['readOnly', 'disabled'])('the buttons of a %s stepper cannot be pressed', (state) => {
  render(<Stepper label="Episodes" defaultValue={12} {...{ [state]: true }} />);
  expect(screen.getAllByRole('button').every((one) => (one as HTMLButtonElement).disabled)).toBe(true);
  expect(input().matches(state === 'disabled' ? ':disabled' : ':read-only')).toBe(true);
});

test('the unit describes the number, before the hint', () => {
  render(
    <>
      <Stepper label="Episodes" unit="of 28 episodes" hint="Watched." aria-describedby="more" />
      <p id="more">More.</p>
    </>,
  );
  const ids = input().getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'More.',
    'of 28 episodes',
    'Watched.',
  ]);
});

test('connects an error, translates the buttons, and passes attributes on', () => {
  const ref = createRef<HTMLInputElement>();
  const { container } = render(
    <MessagesProvider messages={messages} locale="de">
      <Stepper
        label="Episodes"
        error="It has 12."
        ref={ref}
        lang="de"
        className="given"
        style={{ color: 'red' }}
      />
    </MessagesProvider>,
  );
  expect(document.getElementById(input().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'It has 12.',
  );
  expect(input().getAttribute('aria-invalid')).toBe('true');
  expect(button('Episodes erhöhen')).toBeDefined();
  expect(ref.current).toBe(input());
  expect(input().lang).toBe('de');
  const root = container.firstElementChild as HTMLElement;
  expect(root.className).toMatch(/^gs-.* given$/);
  expect([root.style.color, root.dataset.invalid]).toEqual(['red', '']);
});
