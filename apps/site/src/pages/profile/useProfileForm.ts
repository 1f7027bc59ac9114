import { userMessageOf } from '@gildshelf/api-client';
import {
  issueMessage,
  limits,
  messages,
  ownMessages,
  type Profile,
  type ProfileChange,
  profileChange,
} from '@gildshelf/api-client/contract';
import { useProfile } from '@gildshelf/api-client/react';
import { useEffectEvent } from '@gildshelf/ui';
import { useEffect, useState } from 'react';

/** The message after the form was sent. */
export interface ProfileNotice {
  readonly tone: 'danger' | 'success';
  readonly message: string;
}

/** The form of a profile: loads, validates and saves it. After a new user has saved it, calls `leave` with a delay. */
export function useProfileForm(isNewUser: boolean, leave: () => void) {
  const { profile, reload, updateProfile } = useProfile();
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
    if (values === null || updateProfile.isRunning || isLeaving) return undefined;
    const read = readValues(values);
    setProblems('problems' in read ? read.problems : {});
    setNotice(null);
    if ('problems' in read) return read.first;
    updateProfile
      .run(read.change)
      .then(() => setNotice({ tone: 'success', message: ownMessages.profile.saved }))
      .catch((error: unknown) =>
        setNotice({ tone: 'danger', message: userMessageOf(error, messages.profile.saveFailed) }),
      );
    return undefined;
  }

  const hasFailed = values === null && profile.state === 'failed';
  return {
    values,
    problems,
    notice,
    hasFailed,
    isBusy: updateProfile.isRunning || isLeaving,
    change,
    submit,
    reload,
  };
}

export type ProfileField = keyof Profile;

/** The values of the form; an empty field is an empty string. */
export type ProfileValues = Readonly<Record<ProfileField, string>>;

/** Error messages by field. */
type ProfileProblems = Partial<Readonly<Record<ProfileField, string>>>;

/** The fields in the order of the form. */
const fields: readonly ProfileField[] = ['display_name', 'avatar_url', 'bio', 'location', 'website'];

function valuesBy(textOf: (field: ProfileField) => string): ProfileValues {
  return Object.fromEntries(fields.map((field) => [field, textOf(field)])) as Record<ProfileField, string>;
}

/** The form values of a profile. */
export function valuesOf(profile: Profile): ProfileValues {
  return valuesBy((field) => profile[field] ?? '');
}

/** Validates the form values: the change to send, or the errors and the first invalid field. Trims all values except the bio. */
export function readValues(
  values: ProfileValues,
): { readonly change: ProfileChange } | { readonly problems: ProfileProblems; readonly first: ProfileField } {
  const typed = valuesBy((field) => (field === 'bio' ? values[field] : values[field].trim()));
  const read = profileChange.safeParse(typed);
  if (read.success) return { change: read.data };
  const problems: Record<string, string> = {};
  for (const issue of read.error.issues) problems[String(issue.path[0])] ??= issueMessage(issue);
  return { problems, first: fields.find((field) => field in problems) ?? 'display_name' };
}
