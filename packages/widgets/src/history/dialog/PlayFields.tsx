import {
  limits,
  type MediaType,
  mediaTypeOf,
  ownLimits,
  type PlayState,
  playStates,
} from '@gildshelf/api-client/contract';
import {
  CheckboxField,
  Field,
  PartialDateField,
  Select,
  Stack,
  StarRating,
  Stepper,
  TextArea,
  TextField,
  useTranslate,
} from '@gildshelf/ui';
import { ProgressField } from '../plays/ProgressField.tsx';
import { stateLabels } from '../playTexts.ts';
import type { usePlayForm } from './usePlayForm.ts';

export interface PlayFieldsProps {
  readonly type: MediaType;
  readonly form: ReturnType<typeof usePlayForm>;
  /** The IANA time zone in which instants are shown. */
  readonly timeZone: string;
}

/** The fields of a play. */
export function PlayFields({ type, form, timeZone }: PlayFieldsProps) {
  const translate = useTranslate();
  const { draft, set, setDate, errors } = form;
  const errorOf = (field: keyof typeof errors) => {
    const message = errors[field];
    return message && translate(message);
  };
  return (
    <>
      <Select
        label={translate('State')}
        options={playStates.map((state) => ({ value: state, label: translate(stateLabels[state]) }))}
        value={draft.state}
        onChange={(state) => set({ state: state as PlayState })}
        error={errorOf('state')}
      />
      <PartialDateField
        label={translate('Started')}
        value={draft.started}
        timeZone={timeZone}
        onChange={(date, problem) => setDate('started', date, problem)}
        error={errorOf('started')}
      />
      <PartialDateField
        label={translate('Finished')}
        hint={translate('Leave empty while it is in progress.')}
        value={draft.finished}
        timeZone={timeZone}
        onChange={(date, problem) => setDate('finished', date, problem)}
        error={errorOf('finished')}
      />
      <TextField
        label={translate('Platform')}
        value={draft.platform ?? ''}
        maxLength={ownLimits.platform}
        onChange={(text) => set({ platform: text || null })}
        error={errorOf('platform')}
      />
      <RatingField value={draft.rating} onChange={(rating) => set({ rating })} error={errorOf('rating')} />
      <ProgressField
        unit={mediaTypeOf(type).progress}
        value={draft.progress}
        onChange={(progress) => set({ progress })}
        error={errorOf('progress')}
      />
      <Select
        label={translate('Repeat')}
        options={repeats.map(({ name, label }) => ({ value: name, label: translate(label) }))}
        value={repeats.find(({ value }) => value === draft.is_repeat)?.name}
        onChange={(name) => set({ is_repeat: repeats.find((repeat) => repeat.name === name)?.value ?? null })}
        error={errorOf('is_repeat')}
      />
      <Stepper
        label={translate('How often')}
        hint={translate('More than once only for plays without dates of their own.')}
        value={draft.times}
        onChange={(times) => set({ times: times ?? 1 })}
        min={1}
        max={ownLimits.playTimes}
        error={errorOf('times')}
      />
      <TextArea
        label={translate('Note')}
        rows={3}
        value={draft.note ?? ''}
        maxLength={ownLimits.note}
        onChange={(text) => set({ note: text || null })}
        error={errorOf('note')}
      />
      <CheckboxField
        label={translate('Private play')}
        hint={translate('Leaves this play out of a public diary.')}
        checked={draft.is_private}
        onChange={(isPrivate) => set({ is_private: isPrivate })}
        error={errorOf('is_private')}
      />
    </>
  );
}

const repeats = [
  { name: 'unknown', label: 'Not known', value: null },
  { name: 'first', label: 'The first time', value: false },
  { name: 'repeat', label: 'Finished before', value: true },
] as const;

interface RatingFieldProps {
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly error: string | undefined;
}

/** The rating of a play, which may have none: no stars. */
function RatingField({ value, onChange, error }: RatingFieldProps) {
  const translate = useTranslate();
  return (
    <Field
      label={translate('Rating of this play')}
      hint={translate('Separate from your rating of the title.')}
      error={error}
      group
    >
      {(_, labelId) => (
        <Stack direction="row">
          <StarRating
            labelledBy={labelId}
            value={value ?? 0}
            onChange={(rating) => onChange(rating === 0 ? null : rating)}
            max={limits.ratingMaximum}
            step={limits.ratingStep}
          />
        </Stack>
      )}
    </Field>
  );
}
