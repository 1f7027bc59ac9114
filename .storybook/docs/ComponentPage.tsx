import { Canvas, DocsContext, Heading, Primary, Title, Unstyled, useOf } from '@storybook/addon-docs/blocks';
import { type ReactNode, use } from 'react';
import { withoutSynonyms } from '../catalogue/describeStories.ts';
import { ComponentFacts } from './ComponentFacts.tsx';
import { DocText } from './DocText.tsx';
import { Guidance } from './guidance/Guidance.tsx';
import { rules } from './guidance/rules.ts';
import { NamesTable } from './NamesTable.tsx';
import { PropsTable } from './PropsTable.tsx';
import { readDoc } from './readProps.ts';
import './docs.css';
import './mdx.css';

/** The docs page of a component: facts, description, preview, rules of use, props, data attributes, keys and stories. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { title, component, subcomponents = {}, parameters } = preparedMeta;
  const stories = use(DocsContext).componentStories();
  const [, ...visualStories] = stories.filter(({ name }) => !isInteraction(name));
  const name = withoutSynonyms(title.split('/').at(-1) ?? '');
  const storiesPath = String(parameters.fileName).replace(/^\.\//, '');
  const interactions = stories.filter(({ name }) => isInteraction(name));

  return (
    <>
      <Title>{name}</Title>
      <Doc text={readDoc(component) || parameters.docs?.description?.component} />
      <Unstyled>
        <pre className="gsd-import">{importLine(name, storiesPath)}</pre>
        <ComponentFacts name={name} storiesPath={storiesPath} />
      </Unstyled>
      <Primary />
      {rules[name] && (
        <Section name="Do and don’t">
          <Guidance pairs={rules[name]} />
        </Section>
      )}
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

/** Returns the import statement of a component whose stories are in a package. */
function importLine(name: string, storiesPath: string): string {
  return `import { ${name} } from '@gildshelf/${storiesPath.split('/')[1]}';`;
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
