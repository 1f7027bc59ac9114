import { ownMessages } from '@gildshelf/api-client/contract';
import { expect, test } from 'vitest';
import { readValues, valuesOf } from './useProfileForm.ts';

const empty = { display_name: '', avatar_url: '', bio: '', location: '', website: '' };

test('a field that is null or missing becomes an empty string, and unknown fields are dropped', () => {
  const profile = { display_name: 'Mara', bio: null, role: 'admin' };
  expect(valuesOf(profile)).toEqual({ ...empty, display_name: 'Mara' });
});

test('an empty string is sent as null, and all values but the bio are trimmed', () => {
  const change = { display_name: null, avatar_url: null, bio: null, location: null, website: null };
  expect(readValues(empty)).toEqual({ change });
  expect(readValues({ ...empty, display_name: ' Mara ', location: '  ', bio: ' one\n two ' })).toEqual({
    change: { ...change, display_name: 'Mara', bio: ' one\n two ' },
  });
});

test('every invalid field has its error message, and `first` is the first invalid field of the form', () => {
  const read = readValues({
    ...empty,
    avatar_url: 'http://example.org/a.png',
    location: 'x'.repeat(121),
    website: 'javascript:alert(1)',
  });
  expect(read).toEqual({
    first: 'avatar_url',
    problems: {
      avatar_url: ownMessages.profile.invalidAvatarUrl,
      location: ownMessages.profile.tooLong('Location', 120),
      website: ownMessages.profile.invalidWebsiteUrl,
    },
  });
});
