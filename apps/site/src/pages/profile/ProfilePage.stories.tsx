import {
  auth,
  getAdultTitles,
  getProfile,
  getVisibility,
  messages,
  ownMessages,
  setAdultTitles,
  setVisibility,
  updateProfile,
} from '@gildshelf/api-client/contract';
import { fixtureUser } from '@gildshelf/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { paths, userPath } from '../../routing/paths.ts';
import { SiteFixture } from '../../testing/SiteFixture.tsx';
import { waitForText } from '../../testing/waitForText.ts';

const meta = {
  title: 'Profile',
  component: SiteFixture,
  tags: ['page', '!autodocs'],
  args: {
    url: userPath(paths.profile, fixtureUser.username),
    signedIn: true,
    profile: {
      display_name: 'Mara',
      bio: 'Finishes what she starts.\nMostly.',
      location: 'Lisbon',
      website: 'https://mara.example.com',
    },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SiteFixture>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = { canvasElement: HTMLElement };

const never = Number.POSITIVE_INFINITY;
const newUser = { state: { isNewUser: true }, profile: {} };

/** Fills in fields by label, clicks a button and waits for a message. */
function fillIn(texts: Readonly<Record<string, string>>, button: string, message: string) {
  return async ({ canvasElement }: Canvas) => {
    const page = within(canvasElement);
    await waitForText('Save Changes')({ canvasElement });
    for (const [label, text] of Object.entries(texts)) {
      const field = page.getByLabelText(label);
      await userEvent.clear(field);
      await userEvent.type(field, text);
    }
    await userEvent.click(page.getByRole('button', { name: button }));
    await waitForText(message)({ canvasElement });
  };
}

export const Default: Story = { play: waitForText('Save Changes') };
export const NewPerson: Story = { args: newUser, play: waitForText('Skip for now') };
export const Loading: Story = {
  args: { exceptions: [{ endpoint: getProfile, delay: never }] },
  play: waitForText('Loading your profile'),
};
export const LoadFailed: Story = {
  args: { exceptions: [{ endpoint: getProfile, status: 500 }] },
  play: waitForText(messages.profile.loadFailed),
};
export const WrongFields: Story = {
  play: fillIn(
    { 'Avatar URL': 'http://example.com/mara.png', Website: 'mara' },
    'Save Changes',
    ownMessages.profile.invalidAvatarUrl,
  ),
};
export const SaveFailedInteractions: Story = {
  args: { exceptions: [{ endpoint: updateProfile, status: 500 }] },
  play: fillIn({ Location: 'Porto' }, 'Save Changes', messages.profile.saveFailed),
};
export const Saved: Story = {
  play: fillIn({ 'Display Name': 'Mara Jade' }, 'Save Changes', ownMessages.profile.saved),
};
export const SessionEndedInteractions: Story = {
  play: async ({ canvasElement }) => {
    await waitForText('Save Changes')({ canvasElement });
    localStorage.clear();
    dispatchEvent(new StorageEvent('storage', { key: null }));
    await waitForText(ownMessages.session.ended)({ canvasElement });
  },
};

const collectionLabel = 'Let anyone see my collection';

/** Clicks the checkbox of the collection and waits for a message. */
function toggleCollection(message: string) {
  return async ({ canvasElement }: Canvas) => {
    await waitForText(collectionLabel)({ canvasElement });
    await userEvent.click(within(canvasElement).getByRole('checkbox', { name: collectionLabel }));
    await waitForText(message)({ canvasElement });
  };
}

export const PublicCollectionInteractions: Story = {
  args: { visibility: 'public' },
  play: waitForText('your public page'),
};
export const MadePublicInteractions: Story = { play: toggleCollection('your public page') };
export const VisibilityNotSavedInteractions: Story = {
  args: { exceptions: [{ endpoint: setVisibility, status: 500 }] },
  play: toggleCollection(ownMessages.visibility.saveFailed),
};
export const VisibilityUnknownInteractions: Story = {
  args: { exceptions: [{ endpoint: getVisibility, status: 500 }] },
  play: waitForText(ownMessages.visibility.loadFailed),
};

/** Clicks the checkbox of adult titles. */
async function toggleAdultTitles({ canvasElement }: Canvas) {
  const { choice } = ownMessages.adultTitles;
  await waitForText(choice)({ canvasElement });
  await userEvent.click(within(canvasElement).getByRole('checkbox', { name: choice }));
}

export const AdultTitlesNotSavedInteractions: Story = {
  args: { exceptions: [{ endpoint: setAdultTitles, status: 500 }] },
  play: async (story) => {
    await toggleAdultTitles(story);
    await waitForText(ownMessages.adultTitles.saveFailed)(story);
  },
};
export const AdultTitlesUnknownInteractions: Story = {
  args: { exceptions: [{ endpoint: getAdultTitles, status: 500 }] },
  play: waitForText(ownMessages.adultTitles.loadFailed),
};

const [current, next] = ['gilded1!', 'gilded2!'];

/** Opens the dialog, submits the passwords unless they are null, and waits for a message. */
function changePassword(passwords: readonly [string, string, string] | null, message: string) {
  return async ({ canvasElement }: Canvas) => {
    await waitForText('Save Changes')({ canvasElement });
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Change Password' }));
    const dialog = await within(document.body).findByRole('dialog');
    if (passwords) {
      const labels = ['Current password', 'New password', 'Re-type new password'];
      for (const [index, label] of labels.entries())
        await userEvent.type(within(dialog).getByLabelText(label), passwords[index] ?? '');
      await userEvent.click(within(dialog).getByRole('button', { name: 'Change Password' }));
    }
    await waitForText(message)({ canvasElement: dialog });
  };
}

export const PasswordDialog: Story = { play: changePassword(null, ownMessages.profile.passwordHint) };
export const PasswordMismatchInteractions: Story = {
  play: changePassword([current, next, 'gilded3!'], messages.changePassword.mismatch),
};
export const PasswordWeakInteractions: Story = {
  play: changePassword([current, 'gilded', 'gilded'], messages.changePassword.weak),
};
export const PasswordUnchangedInteractions: Story = {
  play: changePassword([current, current, current], messages.changePassword.unchanged),
};
export const PasswordWrongInteractions: Story = {
  args: {
    exceptions: [
      {
        endpoint: auth.changePassword,
        status: 400,
        body: { message: ownMessages.account.wrongCurrentPassword },
      },
    ],
  },
  play: changePassword([current, next, next], ownMessages.account.wrongCurrentPassword),
};
export const PasswordFailedInteractions: Story = {
  args: { exceptions: [{ endpoint: auth.changePassword, status: 500 }] },
  play: changePassword([current, next, next], messages.changePassword.failed),
};
export const PasswordChanged: Story = {
  play: changePassword([current, next, next], ownMessages.account.passwordChanged),
};
