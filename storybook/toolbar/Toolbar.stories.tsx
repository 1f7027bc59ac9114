import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SwitchSample } from './SwitchSample.tsx';

const meta = {
  title: 'Foundations/Toolbar',
  component: SwitchSample,
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof SwitchSample>;

export default meta;
type Story = StoryObj<typeof meta>;

const white = 'rgb(255, 255, 255)';
const styleOf = (element: Element) => getComputedStyle(element);

export const Default: Story = {
  name: 'Default values',
  play: async ({ canvas, canvasElement }) => {
    await expect(styleOf(canvasElement.ownerDocument.body).color).toBe(white);
    await expect(styleOf(canvas.getByRole('heading')).fontSize).toBe('22px');
    await expect(styleOf(canvas.getByRole('button', { name: 'Save' })).height).toBe('44px');
  },
};
export const Light: Story = {
  globals: { theme: 'light' },
  play: async ({ canvasElement }) => {
    const { color, backgroundColor } = styleOf(canvasElement.ownerDocument.body);
    await expect([color, backgroundColor]).toEqual(['rgb(11, 27, 46)', 'rgb(246, 243, 235)']);
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const [save, cancel] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect().left);
    await expect(save).toBeGreaterThan(cancel ?? Number.NaN);
  },
};
export const Compact: Story = {
  globals: { density: 'compact' },
  play: async ({ canvas }) => {
    await expect(styleOf(canvas.getByRole('button', { name: 'Save' })).height).toBe('36px');
  },
};
export const LargeText: Story = {
  name: 'Text of 200 %',
  globals: { textSize: '200' },
  play: async ({ canvas }) => {
    await expect(styleOf(canvas.getByRole('heading')).fontSize).toBe('44px');
  },
};
export const ForcedColours: Story = {
  globals: { forcedColours: 'active' },
  play: async ({ canvas, canvasElement }) => {
    const { body } = canvasElement.ownerDocument;
    const probe = body.appendChild(document.createElement('p'));
    probe.style.cssText = 'color: CanvasText; background: Canvas';
    const { color, backgroundColor } = styleOf(probe);
    await expect(styleOf(body).backgroundColor).toBe(backgroundColor);
    for (const element of [canvas.getByRole('heading'), canvas.getByRole('button', { name: 'Save' })])
      await expect(styleOf(element).color).toBe(color);
    probe.remove();
  },
};
export const German: Story = {
  globals: { language: 'de' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.lang).toBe('de');
    await within(canvasElement).findByText('Wird geladen');
  },
};
export const Japanese: Story = {
  globals: { language: 'ja' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('読み込み中');
  },
};
