import {
  issueMessage,
  type Profile,
  type ProfileChange,
  profileChange,
} from '@gildshelf/api-client/contract';

export type ProfileField = keyof Profile;

/** The values of the form; an empty field is an empty string. */
export type ProfileValues = Readonly<Record<ProfileField, string>>;

/** Error messages by field. */
export type ProfileProblems = Partial<Readonly<Record<ProfileField, string>>>;

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
