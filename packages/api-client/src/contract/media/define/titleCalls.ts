import type { Endpoint } from '../../endpoint.ts';

/**
 * The calls of a media type as endpoints. The `id` of each is its name with the label of the media type instead of 'Title' or
 * 'Titles': `listTopTitles` of games is 'listTopGames'.
 */
export function defineTitleCalls<const Calls extends Readonly<Record<string, Omit<Endpoint, 'id'>>>>(
  { label, pluralLabel }: { readonly label: string; readonly pluralLabel: string },
  calls: Calls,
) {
  for (const name in calls) {
    const id = name.replace('Titles', pluralLabel).replace('Title', label).replaceAll(' ', '');
    Object.assign(calls[name] as object, { id });
  }
  return calls as { readonly [Name in keyof Calls]: Calls[Name] & { readonly id: string } };
}
