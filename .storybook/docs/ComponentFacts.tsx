import { repository } from '../../packages/ui/package.json';
import { components, firstVersion } from '../catalogue/components.ts';

export interface ComponentFactsProps {
  readonly name: string;
  /** The path of the file with the stories, relative to the root of the repository. */
  readonly storiesPath: string;
}

const sourceUrl = `${repository.url.replace(/^git\+|\.git$/g, '')}/blob/main`;

/** The status of a component, its first version, names in other libraries, and links to its source and its stories. */
export function ComponentFacts({ name, storiesPath }: ComponentFactsProps) {
  const { synonyms, status = 'stable', since = firstVersion } = components[name] ?? {};
  const sourcePath = storiesPath.replace(/\.stories\.tsx$/, '.tsx');
  return (
    <dl className="gsd-facts">
      <div>
        <dt>Status</dt>
        <dd className={`gsd-${status}`}>{status === 'beta' ? 'Beta: props may change' : 'Stable'}</dd>
      </div>
      <div>
        <dt>Since</dt>
        <dd>{since}</dd>
      </div>
      <div>
        <dt>Source</dt>
        <dd>
          <a href={`${sourceUrl}/${sourcePath}`}>{sourcePath.split('/').at(-1)}</a>,{' '}
          <a href={`${sourceUrl}/${storiesPath}`}>stories</a>
        </dd>
      </div>
      {synonyms && (
        <div>
          <dt>Also known as</dt>
          <dd>{synonyms.join(', ')}</dd>
        </div>
      )}
    </dl>
  );
}
