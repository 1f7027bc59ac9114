import {
  issueSentence,
  type Profile,
  type ProfileChange,
  profileChange,
} from '@gildshelf/api-client/contract';

/** A field of the profile. */
export type ProfileField = keyof Profile;

/** What stands in the form; an empty field is an empty text. */
export type ProfileValues = Readonly<Record<ProfileField, string>>;

/** What is wrong, by field. */
export type ProfileProblems = Partial<Readonly<Record<ProfileField, string>>>;

/** The fields in the order of the form. */
const fields: readonly ProfileField[] = ['display_name', 'avatar_url', 'bio', 'location', 'website'];

function valuesBy(textOf: (field: ProfileField) => string): ProfileValues {
  return Object.fromEntries(fields.map((field) => [field, textOf(field)])) as Record<ProfileField, string>;
}

/** A profile as the form holds it. */
export function valuesOf(profile: Profile): ProfileValues {
  return valuesBy((field) => profile[field] ?? '');
}

/** What is sent, or what is wrong and the first field of it. Space around a text is nobody's wish, but a bio is left alone. */
export function readValues(
  values: ProfileValues,
): { readonly change: ProfileChange } | { readonly problems: ProfileProblems; readonly first: ProfileField } {
  const typed = valuesBy((field) => (field === 'bio' ? values[field] : values[field].trim()));
  const read = profileChange.safeParse(typed);
  if (read.success) return { change: read.data };
  const problems: Record<string, string> = {};
  for (const issue of read.error.issues) problems[String(issue.path[0])] ??= issueSentence(issue);
  return { problems, first: fields.find((field) => field in problems) ?? 'display_name' };
}
