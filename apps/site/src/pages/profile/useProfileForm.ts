import { sentenceOf } from '@gildshelf/api-client';
import { limits, messages, ownMessages } from '@gildshelf/api-client/contract';
import { useProfile } from '@gildshelf/api-client/react';
import { useEffectEvent } from '@gildshelf/ui';
import { useEffect, useState } from 'react';
import {
  type ProfileField,
  type ProfileProblems,
  type ProfileValues,
  readValues,
  valuesOf,
} from './profileValues.ts';

/** What the form says after it was sent. */
export interface ProfileNotice {
  readonly tone: 'danger' | 'success';
  readonly sentence: string;
}

/** The form of a profile: what was kept, what is typed, what is wrong, and its saving. Whoever is new leaves afterwards. */
export function useProfileForm(isNewUser: boolean, leave: () => void) {
  const { profile, reload, save } = useProfile();
  const [values, setValues] = useState<ProfileValues | null>(null);
  const [problems, setProblems] = useState<ProfileProblems>({});
  const [notice, setNotice] = useState<ProfileNotice | null>(null);
  const isLeaving = isNewUser && notice?.tone === 'success';
  // Once only: what is typed outlives later answers, and the session too.
  if (values === null && profile.state === 'ready') setValues(valuesOf(profile.data));

  const goOn = useEffectEvent(leave);
  useEffect(() => {
    if (!isLeaving) return;
    const timer = setTimeout(() => goOn(), limits.profileRedirectDelay);
    return () => clearTimeout(timer);
  }, [isLeaving]);

  function change(field: ProfileField, value: string) {
    setValues((before) => before && { ...before, [field]: value });
    setProblems(({ [field]: _, ...others }) => others);
    setNotice(null);
  }

  /** Saves what is typed; the field to mend where something is wrong with it. */
  function submit(): ProfileField | undefined {
    if (values === null || save.isRunning || isLeaving) return undefined;
    const read = readValues(values);
    setProblems('problems' in read ? read.problems : {});
    setNotice(null);
    if ('problems' in read) return read.first;
    save
      .run(read.change)
      .then(() => setNotice({ tone: 'success', sentence: ownMessages.profile.saved }))
      .catch((error: unknown) =>
        setNotice({ tone: 'danger', sentence: sentenceOf(error, messages.profile.saveFailed) }),
      );
    return undefined;
  }

  const hasFailed = values === null && profile.state === 'failed';
  return { values, problems, notice, hasFailed, isBusy: save.isRunning || isLeaving, change, submit, reload };
}
