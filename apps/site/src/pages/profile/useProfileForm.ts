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

/** The message after the form was sent. */
export interface ProfileNotice {
  readonly tone: 'danger' | 'success';
  readonly message: string;
}

/** The form of a profile: loads, validates and saves it. After a new user has saved it, calls `leave` with a delay. */
export function useProfileForm(isNewUser: boolean, leave: () => void) {
  const { profile, reload, save } = useProfile();
  const [values, setValues] = useState<ProfileValues | null>(null);
  const [problems, setProblems] = useState<ProfileProblems>({});
  const [notice, setNotice] = useState<ProfileNotice | null>(null);
  const isLeaving = isNewUser && notice?.tone === 'success';
  // Only once, so that neither later responses nor the end of the session replace what is typed.
  if (values === null && profile.state === 'ready') setValues(valuesOf(profile.data));

  const handleLeave = useEffectEvent(leave);
  useEffect(() => {
    if (!isLeaving) return;
    const timer = setTimeout(() => handleLeave(), limits.profileRedirectDelay);
    return () => clearTimeout(timer);
  }, [isLeaving]);

  function change(field: ProfileField, value: string) {
    setValues((previous) => previous && { ...previous, [field]: value });
    setProblems(({ [field]: _, ...others }) => others);
    setNotice(null);
  }

  /** Validates and saves the values; returns the first invalid field, if there is one. */
  function submit(): ProfileField | undefined {
    if (values === null || save.isRunning || isLeaving) return undefined;
    const read = readValues(values);
    setProblems('problems' in read ? read.problems : {});
    setNotice(null);
    if ('problems' in read) return read.first;
    save
      .run(read.change)
      .then(() => setNotice({ tone: 'success', message: ownMessages.profile.saved }))
      .catch((error: unknown) =>
        setNotice({ tone: 'danger', message: sentenceOf(error, messages.profile.saveFailed) }),
      );
    return undefined;
  }

  const hasFailed = values === null && profile.state === 'failed';
  return { values, problems, notice, hasFailed, isBusy: save.isRunning || isLeaving, change, submit, reload };
}
