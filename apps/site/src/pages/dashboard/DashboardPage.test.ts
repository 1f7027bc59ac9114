import { expect, test } from 'vitest';
import { isBlank } from './DashboardPage.tsx';

const cleared = { display_name: null, avatar_url: '', bio: null, location: '', website: null };

test.each([{}, cleared])('%j is blank', (profile) => expect(isBlank(profile)).toBe(true));

test.each(['display_name', 'avatar_url', 'bio', 'location', 'website'])(
  'a profile with a value for %s is not blank',
  (field) => {
    expect(isBlank({ ...cleared, [field]: 'x' })).toBe(false);
  },
);
