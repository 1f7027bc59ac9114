// @vitest-environment jsdom
import { limits } from '@gildshelf/api-client/contract';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fillField } from './support/fields.ts';
import { countDocumentLoads } from './support/navigation.ts';
import { openSite } from './support/openSite.tsx';
import { createSiteHost } from './support/siteHost.ts';
import { stopClock } from './support/stopClock.ts';

const challenge = 'GET /api/auth/human-check';
const forms = {
  login: { fields: { 'Username or Email': 'Mara', Password: 'gilded1!' }, submit: 'Login' },
  register: {
    fields: { Email: 'mara@example.org', Username: 'Mara', Password: 'gilded1!' },
    submit: 'Register',
  },
} as const;

test.each(['login', 'register'] as const)(
  'the %s form aborts a human check challenge after 8 s without a response, reloads and shows an error message',
  async (page) => {
    expect(limits.humanCheckTimeout).toBe(8000);
    const { fields, submit } = forms[page];
    const host = createSiteHost();
    host.respondTo(challenge, 'never');
    const site = await openSite(`/auth/${page}`, { host, settings: { humanCheck: 'proof-of-work' } });
    for (const [label, text] of Object.entries(fields)) await fillField(site.user, label, text);
    host.respondTo(`HEAD /auth/${page}`, {});
    const loads = countDocumentLoads();
    const clock = stopClock();
    fireEvent.click(screen.getByRole('button', { name: submit }));
    await clock.waitFor(() => expect(host.calls()).toContain(challenge));
    await clock.advance(7999);
    expect(screen.queryByText('Refreshing...')).toBeNull();
    await clock.advance(1);
    await clock.waitFor(() => screen.getByText('Refreshing...'));
    await clock.advance(limits.reloadDelay);
    await clock.waitFor(() => expect(loads()).toBe(1));
    clock.resume();
    await site.reload();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Verification challenge timed out. Please try again.');
    // The form was not submitted after the reload: the message comes from the stored attempt.
    const check = screen.getByRole('checkbox', { name: 'I am human', checked: false });
    expect(check.getAttribute('aria-invalid')).not.toBe('true');
    expect(host.calls().filter((call) => call.startsWith('POST'))).toEqual([]);
  },
);
