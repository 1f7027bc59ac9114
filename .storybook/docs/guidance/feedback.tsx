import { Alert, Button, Dialog, Stack, Text } from '@gildshelf/ui';
import type { GuidancePair } from './GuidancePair.ts';

/** Rules of components that inform or interrupt. */
export const feedback: Readonly<Record<string, readonly GuidancePair[]>> = {
  Alert: [
    {
      good: {
        text: 'Say what happened, and offer the next step.',
        example: (
          <Alert tone="danger" action={<Button size="sm">Try again</Button>}>
            The top list could not be loaded.
          </Alert>
        ),
      },
      bad: {
        text: 'Name a cause that users cannot act on.',
        example: <Alert tone="danger">Error 503: upstream connect error.</Alert>,
      },
    },
    {
      good: {
        text: 'Choose the tone by its meaning; the icon and the text carry it for users who do not see the colour.',
        example: <Alert tone="success">Your changes are saved.</Alert>,
      },
      bad: {
        text: 'Use the red of errors to draw attention to news.',
        example: <Alert tone="danger">New: rate with half stars.</Alert>,
      },
    },
  ],
  Dialog: [
    {
      good: {
        text: 'Ask in the title (open it), name the action on its button, and let Cancel and Escape change nothing.',
        example: (
          <Dialog
            trigger={<Button>Remove Hades</Button>}
            title="Remove Hades from your collection?"
            description="Your rating is removed too."
            actions={<Button variant="danger">Remove</Button>}
          />
        ),
      },
      bad: {
        text: 'Interrupt to report success. Use a toast, which needs no reaction.',
        example: (
          <Dialog trigger={<Button>Save</Button>} title="Saved">
            <Text>Your changes are saved. Click outside to go on.</Text>
          </Dialog>
        ),
      },
    },
    {
      good: {
        text: 'Keep a dialog to one decision with one or two fields.',
        example: (
          <Dialog trigger={<Button>Edit status</Button>} title="Edit status" actions={<Button>Save</Button>}>
            <Text>One select for the status.</Text>
          </Dialog>
        ),
      },
      bad: {
        text: 'Open a dialog from a dialog. Make the task a page, with a URL of its own.',
        example: (
          <Dialog trigger={<Button>Settings</Button>} title="Settings">
            <Stack gap={4}>
              <Text>Choose a part.</Text>
              <Dialog trigger={<Button>Password</Button>} title="Password" />
            </Stack>
          </Dialog>
        ),
      },
    },
  ],
};
