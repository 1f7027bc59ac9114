import {
  historyMessages,
  isFuture,
  limits,
  ownLimits,
  type PlayedEpisode,
} from '@gildshelf/api-client/contract';
import { Button, Field, PartialDateField, Stack, StarRating, Stepper, useTranslate } from '@gildshelf/ui';
import { useState } from 'react';
import { useUnsavedChanges } from '../../tracking-fields/unsavedChanges.ts';

export interface EpisodeFormProps {
  /** Whether episodes are counted by season. */
  readonly hasSeasons: boolean;
  readonly numberLabel: string;
  readonly isSaving: boolean;
  /** Saves an episode; resolves to whether the server has saved it. */
  readonly onSave: (episode: PlayedEpisode) => Promise<boolean>;
  readonly onUnsavedChange: (isUnsaved: boolean) => void;
}

interface EpisodeDraft {
  readonly season: number | null;
  readonly number: number | null;
  readonly watched: string | null;
  readonly rating: number;
}

const empty: EpisodeDraft = { season: 1, number: null, watched: null, rating: 0 };

/** Adds the date or the rating of an episode, or replaces those that it has. The values stay when saving fails. */
export function EpisodeForm({
  hasSeasons,
  numberLabel,
  isSaving,
  onSave,
  onUnsavedChange,
}: EpisodeFormProps) {
  const translate = useTranslate();
  const [draft, setDraft] = useState(empty);
  const [dateProblem, setDateProblem] = useState<string>();
  const [errors, setErrors] = useState<{ number?: string; watched?: string }>({});
  const isUnsaved = draft.number !== null || draft.watched !== null || draft.rating > 0 || !!dateProblem;
  useUnsavedChanges(isUnsaved, onUnsavedChange);

  function set(fields: Partial<EpisodeDraft>) {
    setErrors({});
    setDraft((latest) => ({ ...latest, ...fields }));
  }

  async function save() {
    const { season, number, watched, rating } = draft;
    if (season === null || number === null)
      return setErrors({ number: translate(historyMessages.invalidEpisode) });
    if (dateProblem) return setErrors({ watched: dateProblem });
    if (watched && isFuture(watched, Date.now()))
      return setErrors({ watched: translate(historyMessages.futureDate) });
    if (!watched && rating === 0) return setErrors({ watched: translate('Enter a date or a rating.') });
    if (await onSave({ season, number, watched, rating: rating || null })) setDraft({ ...empty, season });
  }

  return (
    <Stack gap={4}>
      <Stack direction="row" align="start" gap={4} wrap>
        {hasSeasons && (
          <Stepper
            label={translate('Season')}
            value={draft.season}
            onChange={(season) => set({ season })}
            min={0}
            max={ownLimits.progress}
          />
        )}
        <Stepper
          label={numberLabel}
          value={draft.number}
          onChange={(number) => set({ number })}
          min={0}
          max={ownLimits.progress}
          error={errors.number}
        />
      </Stack>
      <PartialDateField
        label={translate('Date')}
        value={draft.watched}
        error={errors.watched}
        onChange={(watched, problem) => {
          setDateProblem(problem);
          set({ watched });
        }}
      />
      <Field label={translate('Rating')} group>
        {(_, labelId) => (
          <Stack direction="row">
            <StarRating
              labelledBy={labelId}
              value={draft.rating}
              onChange={(rating) => set({ rating })}
              max={limits.ratingMaximum}
              step={limits.ratingStep}
            />
          </Stack>
        )}
      </Field>
      <Stack direction="row">
        <Button loading={isSaving} onClick={() => void save()}>
          {translate('Save {name}', { name: numberLabel })}
        </Button>
      </Stack>
    </Stack>
  );
}
