import { type CatalogueType, type EmbedName, ownMessages } from '@gildshelf/api-client/contract';
import { Heading, Stack, Text, ToggleGroup } from '@gildshelf/ui';
import { framePath, readEmbedRequest } from '@gildshelf/widgets/embed';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSettings } from '../../siteSettings.ts';
import { usePageTitle } from '../../usePageTitle.ts';
import { askedWidget } from './askedWidget.ts';
import { BuilderFields } from './BuilderFields.tsx';
import { chosenParameters, type Filled } from './chosenParameters.ts';
import { embedScript } from './embedScript.ts';
import { LiveWidget } from './LiveWidget.tsx';
import { WayPanel } from './WayPanel.tsx';
import { waysOf } from './waysOf.ts';

const builder = ownMessages.builder;
const widgets: readonly { value: EmbedName; label: string }[] = [
  { value: 'carousel', label: 'Carousel' },
  { value: 'rating', label: 'Rating' },
  { value: 'collection', label: 'Collection' },
];

/** Writes the lines that show a widget on somebody else's page. */
export function BuilderPage() {
  usePageTitle(builder.title);
  const { apiHost } = useSettings();
  const asked = askedWidget(useLocation().search);
  const [widget, setWidget] = useState<EmbedName>(asked.widget);
  const [filled, setFilled] = useState<Filled>(asked.filled);
  const parameters = chosenParameters(widget, filled);
  const path = framePath(widget, parameters);
  const request = readEmbedRequest(path);
  // The page is rendered by the browser alone: elsewhere there is no address yet.
  const site = typeof location === 'undefined' ? '' : location.origin;
  if (!request) return null;
  const ways =
    'problem' in request
      ? []
      : waysOf(
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
        filled={filled}
        onFill={(name, value) => setFilled({ ...filled, [name]: value })}
      />
      <LiveWidget path={path} />
      {ways.length > 0 && (
        <Stack as="section" gap={5} aria-label="Snippets">
          <Heading level={2}>Copy it</Heading>
          {ways.map((way) => (
            <WayPanel key={way.name} way={way} />
          ))}
        </Stack>
      )}
    </Stack>
  );
}
