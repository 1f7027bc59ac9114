import { components } from './components.ts';

/** The groups of the sidebar for the folders of ui's components; a folder without an entry is an error. */
const uiGroups: Readonly<Record<string, string>> = {
  actions: 'Actions',
  feedback: 'Feedback',
  fields: 'Inputs',
  graphics: 'Media',
  media: 'Media',
  navigation: 'Actions',
  overlays: 'Overlays',
  page: 'Layout',
  translation: 'Foundations',
  typography: 'Foundations',
};

/** The groups of the sidebar in their order. */
export const groups = [
  ...['Foundations', 'Actions', 'Inputs', 'Overlays', 'Feedback', 'Layout', 'Media'],
  ...['Widgets', 'Pages'],
];

/** The title of a component without its synonyms, which are part of it because the search reads nothing else. */
export const withoutSynonyms = (title: string): string => title.replace(/ \([^)]*\)$/, '');

/** How Storybook lists a file of stories. */
export interface StoryListing {
  /** Where the ids of the stories come from: it does not depend on the group or on synonyms, so that URLs and baselines stay. */
  readonly id: string;
  readonly title: string;
  readonly tags: readonly string[];
}

/**
 * Returns the listing of the stories of a component, widget or page; undefined for other files, whose own title is used. `path` is
 * relative to the root of the repository, `source` the text of the file.
 */
export function describeStories(path: string, source: string): StoryListing | undefined {
  const area = areaOf(path);
  if (!area) return undefined;
  const ownTitle = /^ {2}title: '([^']+)'/m.exec(metaOf(source))?.[1];
  const parts = (ownTitle ?? area.path.replace(/\.stories\.tsx$/, '')).split('/');
  const name = parts.at(-1) ?? '';
  const { synonyms = [], status = 'stable' } = Object.hasOwn(components, name)
    ? (components[name] ?? {})
    : {};
  return {
    id: [area.prefix, ...withoutRepetition(parts)].join('-').toLowerCase().replaceAll(' ', '-'),
    title: `${area.group}/${name}${synonyms.length > 0 ? ` (${synonyms.join(', ')})` : ''}`,
    tags: area.group === 'Pages' ? [] : [status],
  };
}

function areaOf(path: string) {
  const [, group = '', uiPath = ''] = /^packages\/ui\/src\/components\/([^/]+)\/(.+)$/.exec(path) ?? [];
  if (uiPath) {
    const title = uiGroups[group];
    if (!title) throw new Error(`${path}: add the folder ${group} to uiGroups in describeStories.ts.`);
    return { prefix: 'ui', group: title, path: uiPath };
  }
  const [, widgetPath] = /^packages\/widgets\/src\/(.+)$/.exec(path) ?? [];
  if (widgetPath) return { prefix: 'widgets', group: 'Widgets', path: widgetPath };
  const [, sitePath] = /^apps\/site\/src\/(.+)$/.exec(path) ?? [];
  return sitePath ? { prefix: 'site', group: 'Pages', path: sitePath } : undefined;
}

const metaOf = (source: string) => /^const meta\b[^=]*= \{\n([\s\S]*?)^\}/m.exec(source)?.[1] ?? '';

/** A component in a folder of the same name has that name once: 'button/Button' is 'Button'. */
function withoutRepetition(parts: readonly string[]): string[] {
  return parts.filter((part, index) => part.toLowerCase() !== parts[index + 1]?.toLowerCase());
}
