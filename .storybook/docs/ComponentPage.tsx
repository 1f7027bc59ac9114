import { Canvas, DocsContext, Heading, Primary, Title, Unstyled, useOf } from '@storybook/addon-docs/blocks';
import { type ReactNode, use } from 'react';
import { DocText } from './DocText.tsx';
import { NamesTable } from './NamesTable.tsx';
import { PropsTable } from './PropsTable.tsx';
import { readDoc } from './readProps.ts';
import './docs.css';

/** The docs page of a component: description, preview, props, data attributes, keys and stories. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { title, component, subcomponents = {}, parameters } = preparedMeta;
  const stories = use(DocsContext).componentStories();
  const [, ...visualStories] = stories.filter(({ name }) => !isInteraction(name));
  const interactions = stories.filter(({ name }) => isInteraction(name));

  return (
    <>
      <Title />
      <Doc text={readDoc(component) || parameters.docs?.description?.component} />
      <Unstyled>
        <pre className="gsd-import">{importLine(title)}</pre>
      </Unstyled>
      <Primary />
      <Section name="Props">
        <PropsTable component={component} />
      </Section>
      {Object.entries(subcomponents).map(([name, part]) => (
        <Section name={name} key={name}>
          <Doc text={readDoc(part)} />
          <PropsTable component={part} />
        </Section>
      ))}
      {parameters.dataAttributes && (
        <Section name="Data attributes">
          <NamesTable head="Attribute" names={parameters.dataAttributes} />
        </Section>
      )}
      {parameters.keys && (
        <Section name="Keys">
          <NamesTable head="Key" names={parameters.keys} asKeys />
        </Section>
      )}
      {visualStories.length > 0 && <Heading>Stories</Heading>}
      {visualStories.map(({ id, name, moduleExport }) => (
        <section className="gsd-story" key={id}>
          <Unstyled>
            <h3>{name}</h3>
          </Unstyled>
          <Canvas of={moduleExport} />
        </section>
      ))}
      {interactions.length > 0 && (
        <Section name="Behaviour">
          <StoryLinks stories={interactions} />
        </Section>
      )}
    </>
  );
}

const isInteraction = (name: string) => name.endsWith('Interactions');

function Section({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <Heading>{name}</Heading>
      <Unstyled>{children}</Unstyled>
    </>
  );
}

function Doc({ text }: { readonly text: string | undefined }) {
  if (!text) return null;
  return (
    <Unstyled>
      <p className="gsd-doc">
        <DocText>{text}</DocText>
      </p>
    </Unstyled>
  );
}

/** Returns the import statement of the component that a story title such as 'ui/field/Select' names. */
function importLine(title: string): string {
  const [packageName = '', ...path] = title.split('/');
  return `import { ${path.at(-1)} } from '@gildshelf/${packageName}';`;
}

interface StoryLinksProps {
  readonly stories: readonly { readonly id: string; readonly name: string }[];
}

/** Links to the stories with play functions, which are opened on their own because their steps are shown in the Interactions panel. */
function StoryLinks({ stories }: StoryLinksProps) {
  return (
    <>
      <p className="gsd-doc">Played and checked in a browser by every run of the tests:</p>
      <ul className="gsd-links">
        {stories.map(({ id, name }) => (
          <li key={id}>
            <a href={`./?path=/story/${id}`} target="_top">
              {name.replace(/ Interactions$/, '')}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
