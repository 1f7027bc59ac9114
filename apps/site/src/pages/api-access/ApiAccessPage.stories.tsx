import { createAccessToken, listAccessTokens, ownMessages } from '@gildshelf/api-client/contract';
import { fixtureUser } from '@gildshelf/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { paths, userPath } from '../../routing/paths.ts';
import { SiteFixture } from '../../testing/SiteFixture.tsx';
import { waitForText } from '../../testing/waitForText.ts';

const meta = {
  title: 'API access',
  component: SiteFixture,
  tags: ['page', '!autodocs'],
  args: { url: userPath(paths.apiAccess, fixtureUser.username), signedIn: true },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SiteFixture>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Types a name, creates a token and waits for a text. */
function createToken(name: string, text: string): Story['play'] {
  return async ({ canvasElement }) => {
    await waitForText('New token')({ canvasElement });
    const page = within(canvasElement);
    if (name) await userEvent.type(page.getByLabelText('Name'), name);
    await userEvent.click(page.getByRole('button', { name: 'Create Token' }));
    await waitForText(text)({ canvasElement });
  };
}

export const Default: Story = { play: waitForText('Import from my console') };
export const NoTokens: Story = {
  args: { exceptions: [{ endpoint: listAccessTokens, status: 200, body: [] }] },
  play: waitForText(ownMessages.accessTokens.none),
};
export const LoadFailed: Story = {
  args: { exceptions: [{ endpoint: listAccessTokens, status: 500 }] },
  play: waitForText(ownMessages.accessTokens.loadFailed),
};
export const NameMissingInteractions: Story = {
  play: createToken('', ownMessages.accessTokens.missingName),
};
export const CreateFailedInteractions: Story = {
  args: { exceptions: [{ endpoint: createAccessToken, status: 500 }] },
  play: createToken('A script', ownMessages.accessTokens.createFailed),
};
export const Created: Story = { play: createToken('A script', ownMessages.accessTokens.shownOnce) };
