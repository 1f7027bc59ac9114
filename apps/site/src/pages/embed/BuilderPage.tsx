import { type CatalogueType, type EmbedName, ownMessages } from '@gildshelf/api-client/contract';
import { Heading, Link, Panel, Stack, Text, ToggleGroup, useTranslate } from '@gildshelf/ui';
import { EmbedContent, framePath, readEmbedRequest } from '@gildshelf/widgets/embed';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { WidgetBoundary } from '../../app/ErrorBoundary.tsx';
import { useSettings } from '../../app/siteSettings.ts';
import { usePageTitle } from '../../routing/pageTitle.ts';
import { BuilderFields, chosenParameters, type FieldValues, requestedWidget } from './BuilderFields.tsx';
import { EmbedMethodPanel } from './EmbedMethodPanel.tsx';
import { embedMethods, embedScript } from './embedMethods.ts';

const builder = ownMessages.builder;
const widgets: readonly { value: EmbedName; label: string }[] = [
  { value: 'carousel', label: 'Carousel' },
  { value: 'rating', label: 'Rating' },
  { value: 'collection', label: 'Collection' },
];

/** Generates the snippets that embed a widget in another website. */
export function BuilderPage() {
  const translate = useTranslate();
  usePageTitle(translate(builder.title));
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
            ...{
              widget,
              parameters,
              title: translate('{title} on Gildshelf', { title: request.titleOf({}, translate) }),
            },
            type: parameters.type as CatalogueType,
            site,
            api: apiHost || site,
          },
          embedScript,
        );
  return (
    <Stack gap={8}>
      <Stack gap={3}>
        <Heading level={1}>{translate(builder.title)}</Heading>
        <Text tone="secondary">{translate(builder.intro)}</Text>
      </Stack>
      <ToggleGroup
        label={translate('Widget')}
        items={widgets.map((item) => ({ ...item, label: translate(item.label) }))}
        value={widget}
        onChange={setWidget}
      />
      <BuilderFields
        widget={widget}
        values={values}
        onChange={(name, value) => setValues({ ...values, [name]: value })}
      />
      <WidgetPreview path={path} />
      {methods.length > 0 && (
        <Stack as="section" gap={5} aria-label={translate('Snippets')}>
          <Heading level={2}>{translate('Copy it')}</Heading>
          {methods.map((method) => (
            <EmbedMethodPanel key={method.label} method={method} />
          ))}
        </Stack>
      )}
    </Stack>
  );
}

/** Prevents requests while the user types. */
const debounceMs = 400;

/** A preview of the widget, in this page rather than in a frame, since the page's own CSP allows no frames. */
function WidgetPreview({ path }: { readonly path: string }) {
  const translate = useTranslate();
  const debouncedPath = useDebounced(path, debounceMs);
  const request = readEmbedRequest(debouncedPath);
  if (!request) return null;
  return (
    <Stack as="section" gap={4} aria-label={translate('Preview')}>
      <Heading level={2}>{translate('See it')}</Heading>
      <Panel accent={false}>
        {'problem' in request ? (
          <Text tone="secondary">{translate(request.problem)}</Text>
        ) : (
          <WidgetBoundary key={debouncedPath}>
            <EmbedContent request={request} />
          </WidgetBoundary>
        )}
      </Panel>
      <Text size="sm" tone="secondary">
        {translate(ownMessages.builder.colours)}{' '}
        <Link href={debouncedPath} newTab>
          {translate('Open the frame in a new tab')}
        </Link>
      </Text>
    </Stack>
  );
}

/** Debounces a string: returns its latest value once it has not changed for `milliseconds`. */
function useDebounced(text: string, milliseconds: number): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), milliseconds);
    return () => clearTimeout(timer);
  }, [text, milliseconds]);
  return debounced;
}
