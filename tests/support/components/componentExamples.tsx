import {
  Backdrop,
  Button,
  createToaster,
  Link,
  MediaTile,
  Page,
  Panel,
  Skeleton,
  Spinner,
  Text,
  TileStatus,
  ToastRegion,
  ToggleGroup,
  TruncatedText,
} from '@gildshelf/ui';
import type { ReactElement } from 'react';

const title = 'The Legend of Zelda: Breath of the Wild';
const redImage =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='8' height='8'><rect width='8' height='8' fill='red'/></svg>";
const toaster = createToaster({ duration: 600_000 });

/** The examples for `tests/browser/components/uiComponents.spec.ts`, by the name in the query of the URL. */
export const componentExamples: Readonly<Record<string, ReactElement>> = {
  choice: (
    <>
      <Button>Before</Button>
      <ToggleGroup
        label="Content type"
        items={[
          { value: 'games', label: 'Games' },
          { value: 'anime', label: 'Anime' },
          { value: 'films', label: 'Films' },
        ]}
      />
    </>
  ),
  cutText: (
    <div style={{ width: '40vw' }}>
      <Text>Elsewhere</Text>
      <TruncatedText lines={1}>{title}</TruncatedText>
      <Link href="#there" variant="plain">
        <TruncatedText lines={1}>{`In a link: ${title}`}</TruncatedText>
      </Link>
    </div>
  ),
  toasts: (
    <>
      <Button onClick={() => toaster.show('Rating updated successfully!')}>Submit rating</Button>
      <ToastRegion toaster={toaster} />
    </>
  ),
  backdropInHostPage: (
    <div style={{ padding: 24 }}>
      <h1>Host page</h1>
      <div style={{ maxWidth: 900 }}>
        <Backdrop data-testid="backdrop" imageUrl={redImage}>
          <h2>Hades</h2>
        </Backdrop>
      </div>
    </div>
  ),
  backdropInPage: (
    <Page>
      <Backdrop data-testid="backdrop" imageUrl={redImage}>
        <h2>Hades</h2>
      </Backdrop>
    </Page>
  ),
  buttonsInPage: (
    <Page>
      <Button variant="gold">Button in Page</Button>
      <Button variant="gold" href="#there">
        Link in Page
      </Button>
      <Button variant="gold" fullWidth>
        Full width in Page
      </Button>
    </Page>
  ),
  variants: (
    <Panel>
      <Spinner />
      <Skeleton shape="tile" />
      <MediaTile
        size="md"
        name="Hades"
        href="#hades"
        status={<TileStatus icon="check">Status: Completed</TileStatus>}
      />
      <ToggleGroup label="Content type" items={[{ value: 'games', label: 'Games', icon: 'gamepad' }]} />
      <Text tone="secondary">Secondary</Text>
    </Panel>
  ),
};
