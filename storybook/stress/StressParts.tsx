import { catalogues, catalogueTypes } from '@gildshelf/api-client/contract';
import { coverDataUri, drawCover } from '@gildshelf/api-client/cover';
import { ApiProvider, present, UserProvider } from '@gildshelf/api-client/react';
import { createFixtureFetch, fixtureTitle } from '@gildshelf/api-client/testing';
import {
  Alert,
  Badge,
  Button,
  Card,
  CheckboxField,
  Combobox,
  EmptyState,
  FactList,
  Heading,
  Link,
  List,
  ListItem,
  MediaTile,
  Pagination,
  Panel,
  PartialDateField,
  RadioGroup,
  Select,
  Stack,
  Stepper,
  Switch,
  Table,
  Tabs,
  TagField,
  Text,
  TextField,
  ToggleGroup,
} from '@gildshelf/ui';
import { LoginPrompt, RatingForm, RatingSummary, TitleHistory } from '@gildshelf/widgets';
import { useState } from 'react';

const view = present('game', fixtureTitle('game', 'disco-elysium'));

export interface StressPartsProps {
  /** The text of every label and paragraph. */
  readonly text: string;
}

/** The main components and widgets, all with the same text. */
export function StressParts({ text }: StressPartsProps) {
  return (
    <Stack gap={6}>
      <Actions text={text} />
      <Inputs text={text} />
      <Content text={text} />
      <Widgets text={text} />
    </Stack>
  );
}

function Actions({ text }: StressPartsProps) {
  return (
    <Stack gap={4}>
      <Stack direction="row" gap={3} wrap>
        <Button variant="gold">{text}</Button>
        <Button startIcon="refresh">{text}</Button>
      </Stack>
      <Link href="#link">{text}</Link>
      <Alert tone="danger" action={<Button size="sm">{text}</Button>}>
        {text}
      </Alert>
      <Pagination page={5} pageCount={20} getHref={(page) => `#page-${page}`} />
      <Tabs
        label="Catalogue"
        items={[
          { value: 'games', label: text, content: <Text>{text}</Text> },
          { value: 'anime', label: text, content: null },
        ]}
      />
    </Stack>
  );
}

function Inputs({ text }: StressPartsProps) {
  const options = [
    { value: 'one', label: text },
    { value: 'two', label: `${text} 2` },
  ];
  return (
    <Stack gap={4}>
      <TextField label={text} hint={text} defaultValue={text} />
      <TextField label={text} error={text} />
      <Select label={text} options={options} />
      <Combobox label={text} options={options} defaultValue="one" />
      <CheckboxField label={text} hint={text} />
      <Switch label={text} hint={text} />
      <RadioGroup label={text} options={options} defaultValue="one" />
      <ToggleGroup label={text} items={[...options, ...catalogueItems]} defaultValue="one" />
      <Stepper label={text} unit={text} min={0} max={9999} defaultValue={1234} />
      <PartialDateField label={text} defaultValue="2017-03" />
      <TagField label={text} tags={[text]} onChange={() => {}} />
    </Stack>
  );
}

const catalogueItems = catalogueTypes.map((value) => ({ value, label: catalogues[value].pluralLabel }));

function Content({ text }: StressPartsProps) {
  return (
    <Stack gap={4}>
      <Heading level={2}>{text}</Heading>
      <Badge>{text}</Badge>
      <Panel padding="md">
        <FactList facts={[{ label: text, value: text }]} />
      </Panel>
      <Card href="#card">
        <Text>{text}</Text>
      </Card>
      <List>
        <ListItem href="#item" secondary={text} trailing="12 h">
          {text}
        </ListItem>
      </List>
      <Table
        caption={text}
        columns={[
          { key: 'name', header: text, cell: () => text, rowHeader: true },
          { key: 'count', header: 'Users', cell: ({ count }) => count, align: 'end' },
        ]}
        rows={[{ count: 1234 }]}
        rowKey={({ count }) => String(count)}
      />
      <EmptyState title={text} action={<Button>{text}</Button>}>
        {text}
      </EmptyState>
      <MediaTile name={text} href="#tile" imageUrl={coverDataUri(drawCover(view, 'card'))} />
    </Stack>
  );
}

function Widgets({ text }: StressPartsProps) {
  const [fetch] = useState(() => createFixtureFetch());
  const titled = { ...view, title: text };
  return (
    <ApiProvider fetch={fetch}>
      <UserProvider>
        <RatingSummary
          type="game"
          view={titled}
          href={'#disco-elysium'}
          rating={{ average: 4.25, count: 12345 }}
          action={<Button size="sm">{text}</Button>}
        />
        <LoginPrompt loginHref="/auth/login" registerHref="/auth/register" />
        <RatingForm type="game" item={titled} onSignedOut={() => undefined} />
        <TitleHistory type="game" item={titled} />
      </UserProvider>
    </ApiProvider>
  );
}
