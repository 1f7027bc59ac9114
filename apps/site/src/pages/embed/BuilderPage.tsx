import { type EmbedName, ownMessages } from '@gildshelf/api-client/contract';
import { Heading, Spinner, Stack, Text, ToggleGroup, useTranslate } from '@gildshelf/ui';
import { lazyPart } from '@gildshelf/widgets';
import { WidgetBoundary } from '../../app/ErrorBoundary.tsx';
import { usePageTitle } from '../../routing/pageTitle.ts';
import type { BuilderResultProps } from './BuilderResult.tsx';
import { chosenParameters } from './builderState.ts';
import { BuilderFields } from './fields/BuilderFields.tsx';
import { embedKinds } from './kinds/embedKinds.ts';
import { useBuilderState } from './useBuilderState.ts';

const builder = ownMessages.builder;

/** Generates the snippets that embed a widget in another website. */
export function BuilderPage() {
  const translate = useTranslate();
  usePageTitle(translate(builder.title));
  const [state, setState] = useBuilderState();
  const { widget, values } = state;
  return (
    <Stack gap={8}>
      <Stack gap={3}>
        <Heading level={1}>{translate(builder.title)}</Heading>
        <Text tone="secondary">{translate(builder.intro)}</Text>
      </Stack>
      <ToggleGroup
        label={translate('Widget')}
        items={Object.entries(embedKinds).map(([value, kind]) => ({
          value: value as EmbedName,
          label: translate(kind.label),
        }))}
        value={widget}
        onChange={(next) => setState({ ...state, widget: next })}
      />
      <BuilderFields
        key={widget}
        fields={embedKinds[widget].fields}
        values={values}
        onChange={(changes) => setState({ ...state, values: { ...values, ...changes } })}
      />
      <WidgetBoundary>
        <BuilderResult
          widget={widget}
          parameters={chosenParameters(state)}
          meanwhile={<Spinner label={translate('Loading the preview')} />}
        />
      </WidgetBoundary>
    </Stack>
  );
}

const BuilderResult = lazyPart<BuilderResultProps>(
  async () => (await import('./BuilderResult.tsx')).BuilderResult,
);
