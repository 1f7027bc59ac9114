import {
  Button,
  createToaster,
  Link,
  MediaTile,
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
const toaster = createToaster({ duration: 600_000 });

/** What `tests/browser/smallParts.spec.ts` asks for, by the name in the address. */
export const smallParts: Readonly<Record<string, ReactElement>> = {
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
  looks: (
    <Panel>
      <Spinner />
      <Skeleton shape="tile" />
      <MediaTile
        size="dashboard"
        name="Hades"
        href="#hades"
        status={<TileStatus icon="check">Status: Completed</TileStatus>}
      />
      <ToggleGroup label="Content type" items={[{ value: 'games', label: 'Games', icon: 'gamepad' }]} />
      <Text tone="secondary">Secondary</Text>
    </Panel>
  ),
};
