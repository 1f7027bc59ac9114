import type { Meta, StoryObj } from '@storybook/react-vite';
import { expectFocusableScrollers } from './stress/expectFocusableScrollers.ts';
import { expectNoOverflow } from './stress/expectNoOverflow.ts';
import { StressFrame } from './stress/StressFrame.tsx';
import { StressParts } from './stress/StressParts.tsx';

const meta = {
  id: 'stress',
  title: 'Pages/Stress',
  component: StressFrame,
  tags: ['!autodocs'],
  args: { width: 390, children: <StressParts text="Remove from the collection" /> },
  parameters: { controls: { disable: true } },
  play: async ({ canvasElement }) => {
    const frame = canvasElement.querySelector('[data-stress-frame]');
    if (!frame) throw new Error('The frame is missing.');
    await document.fonts.ready;
    await expectNoOverflow(frame);
    await expectFocusableScrollers(frame);
  },
} satisfies Meta<typeof StressFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LongText: Story = {
  args: {
    children: (
      <StressParts text="Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz und weitere Titel, die niemand kürzt" />
    ),
  },
};
export const Narrow: Story = { args: { width: 320 } };
export const LargeText: Story = {
  name: 'Text of 200 %',
  globals: { textSize: '200' },
  args: { width: 320 },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { children: <StressParts text="إزالة من المجموعة" /> },
};
