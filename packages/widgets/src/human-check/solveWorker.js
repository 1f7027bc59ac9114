// Plain JavaScript, so that the file has the same name in the source and in the built package. Runs in a module worker.
import { pbkdf2 } from '@noble/hashes/pbkdf2.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { deriveKey as deriveByPbkdf2 } from 'altcha-lib/algorithms/web/pbkdf2';
import { deriveKey as deriveBySha } from 'altcha-lib/algorithms/web/sha';
import { handler } from 'altcha-lib/workers/shared';

handler({
  deriveKey: (parameters, salt, password) => {
    const { algorithm, cost, keyLength = 32 } = parameters;
    // Browsers provide no `crypto.subtle` on pages served over plain http, such as those of a server in a home network.
    if (!crypto.subtle && algorithm === 'PBKDF2/SHA-256') {
      return { parameters: {}, derivedKey: pbkdf2(sha256, password, salt, { c: cost, dkLen: keyLength }) };
    }
    const deriveKey = algorithm.startsWith('PBKDF2') ? deriveByPbkdf2 : deriveBySha;
    return deriveKey(parameters, salt, password);
  },
});
