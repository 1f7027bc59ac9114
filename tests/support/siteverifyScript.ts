import {
  respondWithJson,
  type SiteverifyHandler,
} from '../../apps/api/src/testing/providers/startSiteverify.ts';
import { stubTokenPattern } from './humanCheckScripts.ts';

/** Verifies the tokens of the stub scripts, each once, as documented by both services. */
export function siteverifyScript(hostname: string, secret: string): SiteverifyHandler {
  const used = new Set<string>();
  return (request, response) => {
    const token = request.get('response') ?? '';
    const [, action] = stubTokenPattern.exec(token) ?? [];
    const reject = (code: string) =>
      respondWithJson({ success: false, 'error-codes': [code] })(request, response);
    if (request.get('secret') !== secret) return reject('invalid-input-secret');
    if (!action) return reject('invalid-input-response');
    if (used.has(token)) return reject('timeout-or-duplicate');
    used.add(token);
    const challenge_ts = new Date().toISOString();
    respondWithJson({ success: true, challenge_ts, hostname, action, score: 0.9, 'error-codes': [] })(
      request,
      response,
    );
  };
}
