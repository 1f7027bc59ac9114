export interface TagLimits {
  readonly suggestions: readonly string[];
  /** Largest number of tags. */
  readonly maxTags: number;
  /** Largest number of characters of a tag. */
  readonly maxLength: number;
}

export interface AddedTags {
  readonly tags: readonly string[];
  /** The text without them: the tags that were not added. */
  readonly rest: string;
  /** Why tags were not added. */
  readonly problem: keyof typeof problemLabels | undefined;
}

export const problemLabels = {
  tooMany: 'There can be at most {count} tags. Remove one first.',
  tooLong: 'A tag can have at most {count} characters.',
};

/** Also those of Chinese, Japanese and Arabic. */
const commas = /[,，、،]/u;

/** Whether a text has a comma, which ends a tag. */
export const hasComma = (text: string): boolean => commas.test(text);

/** Whether two tags are the same without regard to case. */
export function isSameTag(tag: string, other: string): boolean {
  return tag.normalize('NFC').toLowerCase() === other.normalize('NFC').toLowerCase();
}

/** The tags with those of a text that are not among them, separated by commas, in the spelling of a suggestion if there is one. */
export function addTags(
  tags: readonly string[],
  text: string,
  { suggestions, maxTags, maxLength }: TagLimits,
): AddedTags {
  const added = [...tags];
  const rest: string[] = [];
  let problem: AddedTags['problem'];
  for (const part of text.split(commas)) {
    const typed = part.trim().replace(/\s+/g, ' ');
    const tag = suggestions.find((suggestion) => isSameTag(suggestion, typed)) ?? typed;
    if (tag === '' || added.some((one) => isSameTag(one, tag))) continue;
    const fault = tag.length > maxLength ? 'tooLong' : added.length >= maxTags ? 'tooMany' : undefined;
    if (fault) rest.push(tag);
    else added.push(tag);
    problem ??= fault;
  }
  return { tags: added, rest: rest.join(', '), problem };
}
