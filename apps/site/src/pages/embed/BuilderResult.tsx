import { type CatalogueType, type EmbedName, ownMessages } from '@gildshelf/api-client/contract';
import { Heading, Island, Link, Panel, Stack, Tabs, Text, useTranslate } from '@gildshelf/ui';
import { EmbedContent, type EmbedProblem, framePath, readEmbedRequest } from '@gildshelf/widgets/embed';
import { useState } from 'react';
import { WidgetBoundary } from '../../app/ErrorBoundary.tsx';
import { useSettings } from '../../app/siteSettings.ts';
import { EmbedMethodPanel } from './EmbedMethodPanel.tsx';
import type { FieldValues } from './kinds/EmbedKind.ts';
import { type EmbedMethod, embedMethods, embedScript } from './snippets/embedMethods.ts';
import { useDebounced } from './useDebounced.ts';
import { useSubjectName } from './useSubjectName.ts';

export interface BuilderResultProps {
  readonly widget: EmbedName;
  /** As returned by `chosenParameters`. */
  readonly parameters: FieldValues;
}

/** Delay in milliseconds that prevents requests while the user types. */
const debounceMs = 400;

/** The preview of a widget and its snippets, in a chunk of their own. */
export function BuilderResult({ widget, parameters }: BuilderResultProps) {
  const translate = useTranslate();
  const { apiHost } = useSettings();
  const [method, setMethod] = useState<string>();
  const path = framePath(widget, parameters);
  const shownPath = useDebounced(path, debounceMs);
  const name = useSubjectName(path, shownPath);
  const request = readEmbedRequest(path);
  // Only the browser renders this page: elsewhere there is no `location`.
  const site = typeof location === 'undefined' ? '' : location.origin;
  if (!request) return null;
  return (
    <>
      <WidgetPreview path={shownPath} />
      {'content' in request && (
        <Snippets
          methods={embedMethods(
            {
              widget,
              parameters,
              title: translate('{title} on Gildshelf', { title: request.titleOf({}, translate, name) }),
              type: parameters.type as CatalogueType,
              site,
              api: apiHost || site,
            },
            embedScript,
          )}
          chosen={method}
          onChoose={setMethod}
        />
      )}
    </>
  );
}

/**
 * A preview of the widget with its theme and accent, in this page rather than in a frame, since the page's own CSP allows no frames.
 */
function WidgetPreview({ path }: { readonly path: string }) {
  const translate = useTranslate();
  const request = readEmbedRequest(path);
  if (!request) return null;
  return (
    <Stack as="section" gap={4} aria-label={translate('Preview')}>
      <Heading level={2}>{translate('See it')}</Heading>
      {'problem' in request ? (
        <Panel accent={false}>
          <Text tone="secondary">{translate(problemOf(request))}</Text>
        </Panel>
      ) : (
        <Island theme={request.appearance.theme} accent={request.appearance.accent}>
          <WidgetBoundary key={contentPath(path)}>
            <EmbedContent request={request} />
          </WidgetBoundary>
        </Island>
      )}
      <Text size="sm" tone="secondary">
        {translate(ownMessages.builder.preview)}{' '}
        <Link href={path} newTab>
          {translate('Open the frame in a new tab')}
        </Link>
      </Text>
    </Stack>
  );
}

/** The text in place of the preview. */
const problemOf = ({ problem }: EmbedProblem) =>
  problem === ownMessages.embed.slugsMissing ? ownMessages.builder.noTitles : problem;

/** The path without the parameters that only change colours, so that the widget keeps its state when they change. */
function contentPath(path: string): string {
  const [pathname, query] = path.split('?', 2);
  const parameters = new URLSearchParams(query);
  parameters.delete('theme');
  parameters.delete('accent');
  return `${pathname}?${parameters}`;
}

interface SnippetsProps {
  readonly methods: readonly EmbedMethod[];
  /** Label of the method that the visitor has chosen. */
  readonly chosen: string | undefined;
  readonly onChoose: (label: string) => void;
}

function Snippets({ methods, chosen, onChoose }: SnippetsProps) {
  const translate = useTranslate();
  const shown = methods.find(({ label }) => label === chosen) ?? methods[0];
  return (
    <Stack as="section" gap={5} aria-label={translate('Snippets')}>
      <Heading level={2}>{translate('Copy it')}</Heading>
      {shown && (
        <Tabs
          label={translate('Ways to embed')}
          items={methods.map((method) => ({
            value: method.label,
            label: translate(method.label),
            content: <EmbedMethodPanel method={method} />,
          }))}
          value={shown.label}
          onChange={onChoose}
        />
      )}
    </Stack>
  );
}
