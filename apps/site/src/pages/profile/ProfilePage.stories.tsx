import {
  auth,
  getProfile,
  getVisibility,
  messages,
  ownMessages,
  saveProfile,
  setVisibility,
} from '@gildshelf/api-client/contract';
import { fixtureUser } from '@gildshelf/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { paths } from '../../paths.ts';
import { SiteFixture } from '../../testing/SiteFixture.tsx';
import { untilItSays } from '../../testing/untilItSays.ts';

const meta = {
  title: 'Profile',
  component: SiteFixture,
  tags: ['page', '!autodocs'],
  args: {
    address: paths.profile(fixtureUser.username),
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
const newPerson = { state: { isNewUser: true }, profile: {} };

/** Types into fields by their names, presses a button, and waits for what the page then says. */
function playing(texts: Readonly<Record<string, string>>, button: string, sentence: string) {
  return async ({ canvasElement }: Canvas) => {
    const page = within(canvasElement);
    await untilItSays('Save Changes')({ canvasElement });
    for (const [label, text] of Object.entries(texts)) {
      const field = page.getByLabelText(label);
      await userEvent.clear(field);
      await userEvent.type(field, text);
    }
    await userEvent.click(page.getByRole('button', { name: button }));
    await untilItSays(sentence)({ canvasElement });
  };
}

export const Default: Story = { play: untilItSays('Save Changes') };
export const NewPerson: Story = { args: newPerson, play: untilItSays('Skip for now') };
export const Loading: Story = {
  args: { exceptions: [{ endpoint: getProfile, delay: never }] },
  play: untilItSays('Loading your profile'),
};
export const LoadFailed: Story = {
  args: { exceptions: [{ endpoint: getProfile, status: 500 }] },
  play: untilItSays(messages.profile.loadFailed),
};
export const WrongFields: Story = {
  play: playing(
    { 'Avatar URL': 'http://example.com/mara.png', Website: 'mara' },
    'Save Changes',
    ownMessages.profile.avatarAddress,
  ),
};
export const SaveFailed: Story = {
  args: { exceptions: [{ endpoint: saveProfile, status: 500 }] },
  play: playing({ Location: 'Porto' }, 'Save Changes', messages.profile.saveFailed),
};
export const Saved: Story = {
  play: playing({ 'Display Name': 'Mara Jade' }, 'Save Changes', ownMessages.profile.saved),
};
export const SessionEnded: Story = {
  play: async ({ canvasElement }) => {
    await untilItSays('Save Changes')({ canvasElement });
    localStorage.clear();
    dispatchEvent(new StorageEvent('storage', { key: null }));
    await untilItSays(ownMessages.session.ended)({ canvasElement });
  },
};

const anyone = 'Let anyone see my collection';

/** Presses the switch of the collection, and waits for what the page then says. */
function switching(sentence: string) {
  return async ({ canvasElement }: Canvas) => {
    await untilItSays(anyone)({ canvasElement });
    await userEvent.click(within(canvasElement).getByRole('checkbox', { name: anyone }));
    await untilItSays(sentence)({ canvasElement });
  };
}

export const PublicCollectionInteractions: Story = {
  args: { visibility: 'public' },
  play: untilItSays('your public page'),
};
export const MadePublicInteractions: Story = { play: switching('your public page') };
export const VisibilityNotSavedInteractions: Story = {
  args: { exceptions: [{ endpoint: setVisibility, status: 500 }] },
  play: switching(ownMessages.visibility.notSaved),
};
export const VisibilityUnknownInteractions: Story = {
  args: { exceptions: [{ endpoint: getVisibility, status: 500 }] },
  play: untilItSays(ownMessages.visibility.unknown),
};

const [current, next] = ['gilded1!', 'gilded2!'];

/** Opens the dialog, fills its fields, and waits for what it then says; without passwords it stays as it opens. */
function changing(passwords: readonly [string, string, string] | null, sentence: string) {
  return async ({ canvasElement }: Canvas) => {
    await untilItSays('Save Changes')({ canvasElement });
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Change Password' }));
    const dialog = await within(document.body).findByRole('dialog');
    if (passwords) {
      const labels = ['Current password', 'New password', 'Re-type new password'];
      for (const [index, label] of labels.entries())
        await userEvent.type(within(dialog).getByLabelText(label), passwords[index] ?? '');
      await userEvent.click(within(dialog).getByRole('button', { name: 'Change Password' }));
    }
    await untilItSays(sentence)({ canvasElement: dialog });
  };
}

export const PasswordDialog: Story = { play: changing(null, ownMessages.profile.passwordHint) };
export const PasswordMismatch: Story = {
  play: changing([current, next, 'gilded3!'], messages.changePassword.mismatch),
};
export const PasswordWeak: Story = {
  play: changing([current, 'gilded', 'gilded'], messages.changePassword.weak),
};
export const PasswordUnchanged: Story = {
  play: changing([current, current, current], messages.changePassword.unchanged),
};
export const PasswordWrong: Story = {
  args: {
    exceptions: [
      {
        endpoint: auth.changePassword,
        status: 400,
        body: { message: ownMessages.account.wrongCurrentPassword },
      },
    ],
  },
  play: changing([current, next, next], ownMessages.account.wrongCurrentPassword),
};
export const PasswordFailed: Story = {
  args: { exceptions: [{ endpoint: auth.changePassword, status: 500 }] },
  play: changing([current, next, next], messages.changePassword.failed),
};
export const PasswordChanged: Story = {
  play: changing([current, next, next], ownMessages.account.passwordChanged),
};
