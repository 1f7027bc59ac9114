import { Canvas, DocsContext, Heading, Primary, Title, Unstyled, useOf } from '@storybook/addon-docs/blocks';
import { type ReactNode, use } from 'react';
import { DocText } from './DocText.tsx';
import { importLine } from './importLine.ts';
import { NamesTable } from './NamesTable.tsx';
import { PropsTable } from './PropsTable.tsx';
import { readDoc } from './readProps.ts';
import { StoryLinks } from './StoryLinks.tsx';
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
