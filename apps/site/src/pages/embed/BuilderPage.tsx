import { type CatalogueType, type EmbedName, ownMessages } from '@gildshelf/api-client/contract';
import { Heading, Stack, Text, ToggleGroup } from '@gildshelf/ui';
import { framePath, readEmbedRequest } from '@gildshelf/widgets/embed';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSettings } from '../../siteSettings.ts';
import { usePageTitle } from '../../usePageTitle.ts';
import { BuilderFields } from './BuilderFields.tsx';
import { chosenParameters, type FieldValues } from './chosenParameters.ts';
import { EmbedMethodPanel } from './EmbedMethodPanel.tsx';
import { embedMethods } from './embedMethods.ts';
import { embedScript } from './embedScript.ts';
import { requestedWidget } from './requestedWidget.ts';
import { WidgetPreview } from './WidgetPreview.tsx';

const builder = ownMessages.builder;
const widgets: readonly { value: EmbedName; label: string }[] = [
  { value: 'carousel', label: 'Carousel' },
  { value: 'rating', label: 'Rating' },
  { value: 'collection', label: 'Collection' },
];

/** Generates the snippets that embed a widget in another website. */
export function BuilderPage() {
  usePageTitle(builder.title);
  const { apiHost } = useSettings();
  const requested = requestedWidget(useLocation().search);
  const [widget, setWidget] = useState<EmbedName>(requested.widget);
  const [values, setValues] = useState<FieldValues>(requested.values);
  const parameters = chosenParameters(widget, values);
  const path = framePath(widget, parameters);
  const request = readEmbedRequest(path);
  // Only the browser renders this page: elsewhere there is no `location`.
  const site = typeof location === 'undefined' ? '' : location.origin;
  if (!request) return null;
  const methods =
    'problem' in request
      ? []
      : embedMethods(
          {
            ...{ widget, parameters, title: `${request.titleOf()} on Gildshelf` },
            type: parameters.type as CatalogueType,
            site,
            api: apiHost || site,
          },
          embedScript,
        );
  return (
    <Stack gap={8}>
      <Stack gap={3}>
        <Heading level={1}>{builder.title}</Heading>
        <Text tone="secondary">{builder.intro}</Text>
      </Stack>
      <ToggleGroup label="Widget" items={widgets} value={widget} onChange={setWidget} />
      <BuilderFields
        widget={widget}
        values={values}
        onChange={(name, value) => setValues({ ...values, [name]: value })}
      />
      <WidgetPreview path={path} />
      {methods.length > 0 && (
        <Stack as="section" gap={5} aria-label="Snippets">
          <Heading level={2}>Copy it</Heading>
          {methods.map((method) => (
            <EmbedMethodPanel key={method.name} method={method} />
          ))}
        </Stack>
      )}
    </Stack>
  );
}
