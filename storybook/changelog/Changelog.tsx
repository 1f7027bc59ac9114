import { Heading, Markdown } from '@storybook/addon-docs/blocks';
import { byPackage, parseChangeset, withoutTitle } from './readChanges.ts';

interface ChangelogProps {
  /** Texts of files by path. */
  readonly changesets: Readonly<Record<string, string>>;
  /** The changelogs of the packages, by path; none before the first release. */
  readonly released: Readonly<Record<string, string>>;
  /** The changelog of the product. */
  readonly product: string;
}

/** The changes of the packages, unreleased first, and those of the product, from the files that releases are made of. */
export function Changelog({ changesets, released, product }: ChangelogProps) {
  const changes = Object.values(changesets).map(parseChangeset);
  return (
    <>
      <p>
        The packages share one version. {changes.length} changes are waiting for the next release; this page
        reads them from the changesets of the repository.
      </p>
      {byPackage(changes).map(([name, ofPackage]) => (
        <section className="gsd-changes" key={name}>
          <Heading>Next version of {name}</Heading>
          {ofPackage.map(({ packages, text }) => (
            <article key={text}>
              <p className="gsd-type">
                {packages.map(([other, bump]) => `${other.replace('@gildshelf/', '')}: ${bump}`).join(', ')}
              </p>
              <Markdown>{withoutTitle(text)}</Markdown>
            </article>
          ))}
        </section>
      ))}
      {Object.entries(released).map(([path, text]) => (
        <section className="gsd-changes" key={path}>
          <Heading>Releases of @gildshelf/{path.split('/').at(-2)}</Heading>
          <Markdown>{withoutTitle(text)}</Markdown>
        </section>
      ))}
      <Heading>The product</Heading>
      <Markdown>{withoutTitle(product)}</Markdown>
    </>
  );
}
