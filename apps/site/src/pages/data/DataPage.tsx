import { mediaTypes } from '@gildshelf/api-client/contract';
import { type CatalogueStatus, useCatalogueStatus } from '@gildshelf/api-client/react';
import { type Credit, credits, licences } from '@gildshelf/catalogue-data/credits';
import {
  FactList,
  Grid,
  Heading,
  Link,
  Panel,
  Progress,
  Stack,
  Text,
  useLocale,
  useTranslate,
} from '@gildshelf/ui';
import { usePageTitle } from '../../routing/pageTitle.ts';
import { sourceLabels } from './sourceLabels.ts';

/** The credits of the open data with their licences, the number of titles by source, and the progress of the installation. */
export function DataPage() {
  const translate = useTranslate();
  const status = useCatalogueStatus();
  usePageTitle(translate('Data sources'));
  const credited = new Set<string>([
    ...credits.map(({ mediaType }) => mediaType),
    ...(status?.sources ?? []).map(({ type }) => type),
  ]);
  const types = [...credited].flatMap((type) => mediaTypes[type as keyof typeof mediaTypes] ?? []);
  return (
    <Panel>
      <Stack gap={6}>
        <Stack gap={4}>
          <Heading level={1}>{translate('Data sources')}</Heading>
          <Text prose tone="secondary">
            {translate(
              'The catalogue contains open data of the following sources. The page of a title names the sources of its data.',
            )}
          </Text>
          {status?.is_installing && <InstallationProgress installation={status.installation} />}
        </Stack>
        {types.map(({ type, pluralLabel }) => (
          <Stack key={type} as="section" gap={4}>
            <Heading level={2}>{translate(pluralLabel)}</Heading>
            {status && <TitleCounts sources={status.sources.filter((source) => source.type === type)} />}
            <Grid columns="2" gap={6}>
              {credits
                .filter(({ mediaType }) => mediaType === type)
                .map((credit) => (
                  <SourceCredit key={credit.source} credit={credit} />
                ))}
              {(status?.notices ?? [])
                .filter((notice) => notice.type === type)
                .map((notice) => (
                  <SourceCredit key={`host ${notice.source}`} credit={{ ...notice, licences: [] }} />
                ))}
            </Grid>
          </Stack>
        ))}
      </Stack>
    </Panel>
  );
}

/** The credit of one source: its notice, which is not translated, and its licences with their full texts. */
function SourceCredit({
  credit: { name, url, text, licences: names },
}: {
  readonly credit: Pick<Credit, 'name' | 'url' | 'text' | 'licences'>;
}) {
  const translate = useTranslate();
  return (
    <Stack gap={1}>
      <Heading level={3} size="sm">
        <Link href={url} newTab>
          {name}
        </Link>
      </Heading>
      <Text prose tone="secondary" lang="en">
        {text}
      </Text>
      {names.map((licence) => (
        <Text key={licence} size="sm" tone="tertiary">
          <Link href={licences[licence].url} newTab>
            {licences[licence].name}
          </Link>
          {' · '}
          <Link href={`/about/data/licences/${licences[licence].text}`} newTab>
            {translate('Full text of {licence}', { licence: licences[licence].short })}
          </Link>
        </Text>
      ))}
    </Stack>
  );
}

/** The progress of the table that is being installed; indeterminate between two tables. */
function InstallationProgress({ installation }: Pick<CatalogueStatus, 'installation'>) {
  const translate = useTranslate();
  const locale = useLocale();
  const table = installation.find(({ rows, installed_rows }) => installed_rows < rows);
  const label = translate('The open data is being installed');
  if (!table) return <Progress label={label} />;
  const words = translate('{done} of {total}', {
    done: table.installed_rows.toLocaleString(locale),
    total: table.rows.toLocaleString(locale),
  });
  const titles = mediaTypes[table.type as keyof typeof mediaTypes]?.pluralNoun ?? table.table;
  return (
    <Stack gap={2}>
      <Stack direction="row" justify="between" wrap>
        <Text id="installation">{`${label}: ${translate(titles)}`}</Text>
        <Text numeric size="sm" tone="secondary">
          {words}
        </Text>
      </Stack>
      <Progress
        labelledBy="installation"
        value={table.installed_rows}
        max={table.rows}
        valueText={words}
        announced
      />
    </Stack>
  );
}

/** The number of titles of a media type by source. */
function TitleCounts({ sources }: Pick<CatalogueStatus, 'sources'>) {
  const translate = useTranslate();
  const locale = useLocale();
  const facts = sources.map(({ source, name, titles }) => ({
    label: name ?? translate(sourceLabels[source as keyof typeof sourceLabels] ?? sourceLabels.open),
    value: titles.toLocaleString(locale),
  }));
  return facts.length > 0 && <FactList variant="row" facts={facts} />;
}
