import type { MediaType, Play, PlayFields } from '@gildshelf/api-client/contract';
import { type TitleId, useAddPlay, useUpdatePlay } from '@gildshelf/api-client/react';
import { useState } from 'react';
import { messageOfFailure } from '../messageOfFailure.ts';
import { changeOf, draftOf, errorsOf, fieldOfMessage, type PlayErrors } from './playDraft.ts';

/** The dates of a form that are invalid or incomplete, with their error messages. */
type DateProblems = Readonly<Partial<Record<'started' | 'finished', string>>>;

/** The values and errors of the form for a play, and its submission. The values stay when saving fails. */
export function usePlayForm(type: MediaType, titleId: TitleId, play: Play | undefined) {
  const addPlay = useAddPlay(type, titleId);
  const updatePlay = useUpdatePlay(type, titleId);
  const [saved] = useState(() => draftOf(play));
  const [draft, setDraft] = useState(saved);
  const [dateProblems, setDateProblems] = useState<DateProblems>({});
  const [errors, setErrors] = useState<PlayErrors>({});
  const [problem, setProblem] = useState<string>();
  const change = changeOf(draft, saved);

  function set(fields: Partial<PlayFields>) {
    setDraft((latest) => ({ ...latest, ...fields }));
    const changed = Object.fromEntries(Object.keys(fields).map((name) => [name, undefined]));
    // The contradiction of two dates, or of a date and the state, is shown at one of them.
    setErrors((latest) => ({ ...latest, ...changed, started: undefined, finished: undefined }));
  }

  function setDate(field: 'started' | 'finished', date: string | null, dateProblem: string | undefined) {
    set({ [field]: date });
    setDateProblems((latest) => ({ ...latest, [field]: dateProblem }));
  }

  function showFailure(error: unknown) {
    const message = messageOfFailure(error);
    const field = fieldOfMessage(message, draft);
    if (field) setErrors({ [field]: message });
    else setProblem(message);
  }

  /** Resolves to whether the play was saved. */
  async function submit(): Promise<boolean> {
    const found = { ...errorsOf(draft, Date.now()), ...withoutUndefined(dateProblems) };
    setProblem(undefined);
    setErrors(found);
    if (Object.keys(found).length > 0) return false;
    try {
      const result = play ? await updatePlay.run({ playId: play.id, ...change }) : await addPlay.run(draft);
      return result !== undefined;
    } catch (error) {
      showFailure(error);
      return false;
    }
  }

  return {
    draft,
    set,
    setDate,
    submit,
    errors,
    problem,
    isSaving: addPlay.isRunning || updatePlay.isRunning,
    isChanged: Object.keys(change).length > 0 || Object.keys(withoutUndefined(dateProblems)).length > 0,
  };
}

const withoutUndefined = (problems: DateProblems): DateProblems =>
  Object.fromEntries(Object.entries(problems).filter(([, message]) => message !== undefined));
