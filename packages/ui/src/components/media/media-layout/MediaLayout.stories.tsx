import type { Meta, StoryObj } from '@storybook/react-vite';
import { Image } from '../../graphics/image/Image.tsx';
import { sampleCover } from '../../graphics/image/sampleCover.ts';
import { Backdrop } from '../../page/backdrop/Backdrop.tsx';
import { Panel } from '../../page/panel/Panel.tsx';
import { FactList } from '../../typography/fact-list/FactList.tsx';
import { Heading } from '../../typography/heading/Heading.tsx';
import { Text } from '../../typography/text/Text.tsx';
import { MediaHead, MediaLayout, StandingCover } from './MediaLayout.tsx';
import { ScoreLine } from './ScoreLine.tsx';

const meta = {
  component: MediaLayout,
  subcomponents: { MediaHead, ScoreLine, StandingCover },
  parameters: {
    dataAttributes: {
      'data-part': '`head`, `media`, `facts`, `panel` or `description`: the region of the layout',
    },
  },
  args: {
    head: (
      <MediaHead kicker="Game" title="The Legend of Zelda: Breath of the Wild">
        <ScoreLine rating={4.47} figure="4.47">
          Average rating, out of 5
        </ScoreLine>
      </MediaHead>
    ),
    media: <StandingCover imageUrl={sampleCover('Breath of', 282, 375)} />,
    facts: (
      <FactList
        variant="row"
        facts={[
          { label: 'Release date', value: '03/03/2017' },
          { label: 'Platforms', value: 'Nintendo Switch' },
          { label: 'ESRB rating', value: 'Everyone 10+' },
        ]}
      />
    ),
    panel: (
      <Panel as="section">
        <Heading level={2} size="sm">
          On your shelf
        </Heading>
      </Panel>
    ),
    children: (
      <>
        <Heading level={2} size="sm">
          Description
        </Heading>
        <Text tone="secondary">
          Link wakes after a hundred years to a kingdom that has gone quiet. Every hill he can see he can
          climb.
        </Text>
      </>
    ),
  },
} satisfies Meta<typeof MediaLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Wide: Story = {
  args: {
    variant: 'wide',
    head: <MediaHead title="Frieren: Beyond Journey's End" subtitle="葬送のフリーレン" subtitleLang="ja" />,
    media: <Image src={sampleCover('', 800, 450)} alt="" width={800} height={450} radius="card" />,
  },
};
export const LongTitle: Story = {
  args: {
    head: (
      <MediaHead
        kicker="Anime"
        title="Do You Love Your Mom and Her Two-Hit Multi-Target Attacks? Supercalifragilisticexpialidocious"
      >
        <ScoreLine figure="N/A">Average rating, out of 5</ScoreLine>
      </MediaHead>
    ),
    media: <StandingCover />,
  },
};
export const AllVariants: Story = {
  render: (args) => (
    <Backdrop imageUrl={sampleCover('', 1280, 560)}>
      <MediaLayout {...args} />
    </Backdrop>
  ),
};
