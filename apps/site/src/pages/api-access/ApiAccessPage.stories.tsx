import {
  createAccessToken,
  createWebhook,
  listAccessTokens,
  listWebhookDeliveries,
  listWebhooks,
  ownMessages,
} from '@gildshelf/api-client/contract';
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

const withoutTokens = { endpoint: listAccessTokens, status: 404 } as const;

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
export const LoadFailedInteractions: Story = {
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

export const NoWebhooksInteractions: Story = {
  args: { exceptions: [{ endpoint: listWebhooks, status: 200, body: [] }] },
  play: waitForText(ownMessages.webhooks.none),
};
/** Without tokens, so that a screenshot shows the webhooks. */
export const Webhooks: Story = {
  args: { exceptions: [withoutTokens] },
  play: waitForText('New webhook'),
};
export const WebhooksLoadFailedInteractions: Story = {
  args: { exceptions: [withoutTokens, { endpoint: listWebhooks, status: 500 }] },
  play: waitForText(ownMessages.webhooks.loadFailed),
};
/** Opens the log of a webhook that was disabled after 20 failures. */
export const WebhookDeliveriesInteractions: Story = {
  play: openDeliveries('The response had the status 500.'),
};
export const WebhookLogFailedInteractions: Story = {
  args: { exceptions: [{ endpoint: listWebhookDeliveries, status: 500 }] },
  play: openDeliveries(ownMessages.webhooks.logFailed),
};
export const WebhookEnabledInteractions: Story = {
  play: async ({ canvasElement }) => {
    await waitForText('Disabled')({ canvasElement });
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Enable / }));
    await waitForText('Send Test Event')({ canvasElement });
  },
};
export const WebhookAddressNotPublicInteractions: Story = {
  args: {
    exceptions: [{ endpoint: createWebhook, status: 400, body: { message: ownMessages.webhooks.notPublic } }],
  },
  play: createWebhookAt('https://127.0.0.1/hook', ownMessages.webhooks.notPublic),
};
export const WebhookCreatedInteractions: Story = {
  play: createWebhookAt('https://mara.example/shelf', 'The secret of your webhook'),
};

/** Opens the deliveries of the fixture webhook and waits for a text. */
function openDeliveries(text: string): Story['play'] {
  return async ({ canvasElement }) => {
    await waitForText('New webhook')({ canvasElement });
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Deliveries to / }));
    await waitForText(text)({ canvasElement });
  };
}

/** Creates a webhook for a URL and waits for a text. */
function createWebhookAt(url: string, text: string): Story['play'] {
  return async ({ canvasElement }) => {
    await waitForText('New webhook')({ canvasElement });
    const page = within(canvasElement);
    await userEvent.type(page.getByLabelText('URL'), url);
    await userEvent.click(page.getByRole('button', { name: 'Create Webhook' }));
    await waitForText(text)({ canvasElement });
  };
}
