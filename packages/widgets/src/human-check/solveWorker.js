// Plain JavaScript, so that its name is the same in the source and in the built package. Runs in a module worker.
import { deriveKey as deriveByPbkdf2 } from 'altcha-lib/algorithms/web/pbkdf2';
import { deriveKey as deriveBySha } from 'altcha-lib/algorithms/web/sha';
import { handler } from 'altcha-lib/workers/shared';

handler({
  deriveKey: (parameters, salt, password) => {
    const deriveKey = parameters.algorithm.startsWith('PBKDF2') ? deriveByPbkdf2 : deriveBySha;
    return deriveKey(parameters, salt, password);
  },
});
