import { ownMessages } from '@gildshelf/api-client/contract';
import { expect, test } from 'vitest';
import { readValues, valuesOf } from './profileValues.ts';

const empty = { display_name: '', avatar_url: '', bio: '', location: '', website: '' };

test('a field that is null or missing stands in the form as an empty text, and nothing else comes in', () => {
  const answer = { display_name: 'Mara', bio: null, role: 'admin' };
  expect(valuesOf(answer)).toEqual({ ...empty, display_name: 'Mara' });
});

test('an empty text is sent as null; space around a line is not sent, a bio is left as it is', () => {
  const change = { display_name: null, avatar_url: null, bio: null, location: null, website: null };
  expect(readValues(empty)).toEqual({ change });
  expect(readValues({ ...empty, display_name: ' Mara ', location: '  ', bio: ' one\n two ' })).toEqual({
    change: { ...change, display_name: 'Mara', bio: ' one\n two ' },
  });
});

test('every wrong field has its sentence, and the first of the form is known', () => {
  const read = readValues({
    ...empty,
    avatar_url: 'http://example.org/a.png',
    location: 'x'.repeat(121),
    website: 'javascript:alert(1)',
  });
  expect(read).toEqual({
    first: 'avatar_url',
    problems: {
      avatar_url: ownMessages.profile.avatarAddress,
      location: ownMessages.profile.tooLong('Location', 120),
      website: ownMessages.profile.websiteAddress,
    },
  });
});
