import { expect, test } from 'vitest';
import { isLoopback } from './settingTypes.ts';

test.each(['localhost', '127.0.0.1', '127.1.2.3', '::1', '::ffff:127.0.0.1'])(
  '%s is a loopback host',
  (host) => expect(isLoopback(host)).toBe(true),
);

test.each(['0.0.0.0', '::', '192.168.1.5', 'localhost.example.org', 'shelf.example', ''])(
  '%j is not a loopback host',
  (host) => expect(isLoopback(host)).toBe(false),
);
