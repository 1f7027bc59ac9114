import { expect, test } from 'vitest';
import { isLoopback } from './settingTypes.ts';

test.each(['localhost', '127.0.0.1', '127.1.2.3', '::1', '::ffff:127.0.0.1'])(
  'a server on %s can be reached from this machine alone',
  (host) => expect(isLoopback(host)).toBe(true),
);

test.each(['0.0.0.0', '::', '192.168.1.5', 'localhost.example.org', 'shelf.example', ''])(
  'a server on %j may be reached from other machines',
  (host) => expect(isLoopback(host)).toBe(false),
);
