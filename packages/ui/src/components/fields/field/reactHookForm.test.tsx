// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Controller, useForm } from 'react-hook-form';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from '../../actions/button/Button.tsx';
import { Stack } from '../../page/layout/Stack.tsx';
import { StarRating } from '../star-rating/StarRating.tsx';
import { Field } from './Field.tsx';
import { TextField } from './TextField.tsx';

afterEach(cleanup);

interface Review {
  title: string;
  stars: number;
}

/** The example in the README of the package. */
function ReviewForm({ onSend }: { onSend: (review: Review) => void }) {
  const { control, handleSubmit, reset } = useForm<Review>({ defaultValues: { title: '', stars: 0 } });
  return (
    <Stack as="form" noValidate onSubmit={handleSubmit((review) => onSend(review))}>
      <Controller
        control={control}
        name="title"
        rules={{ required: 'Enter a title.' }}
        render={({ field, fieldState }) => (
          <TextField {...field} label="Title" error={fieldState.error?.message} />
        )}
      />
      <Controller
        control={control}
        name="stars"
        rules={{ min: { value: 0.5, message: 'Choose your stars.' } }}
        render={({ field, fieldState }) => (
          <Field label="Stars" group error={fieldState.error?.message}>
            {(_, labelId) => <StarRating {...field} labelledBy={labelId} />}
          </Field>
        )}
      />
      <Button type="submit">Send</Button>
      <Button onClick={() => reset()}>Start again</Button>
    </Stack>
  );
}

test('react-hook-form validates, submits and resets fields that a Controller renders', async () => {
  const onSend = vi.fn();
  render(<ReviewForm onSend={onSend} />);
  const title = screen.getByLabelText('Title');
  const stars = screen.getByRole('slider', { name: 'Stars' });
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

  await press('Send');
  expect(onSend).not.toHaveBeenCalled();
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'Enter a title.',
    'Choose your stars.',
  ]);
  expect(document.activeElement).toBe(title);

  await userEvent.type(title, 'Hades');
  await press('Send');
  expect(onSend).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(stars);
  await userEvent.keyboard('{End}{ArrowLeft}');
  expect(screen.queryByRole('alert')).toBeNull();
  await press('Send');
  expect(onSend.mock.calls).toEqual([[{ title: 'Hades', stars: 4.5 }]]);

  await press('Start again');
  expect([(title as HTMLInputElement).value, stars.dataset.rating]).toEqual(['', '0']);
});
