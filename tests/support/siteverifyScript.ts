import { type SiteverifyScript, say } from '../../apps/api/src/testing/providers/startSiteverify.ts';
import { answerShape } from './humanCheckScripts.ts';

/** Vouches for the answers of the stand-in scripts, each once, as both services' documents say. */
export function siteverifyScript(hostname: string, secret: string): SiteverifyScript {
  const used = new Set<string>();
  return (question, response) => {
    const answer = question.get('response') ?? '';
    const [, action] = answerShape.exec(answer) ?? [];
    const refuse = (code: string) => say({ success: false, 'error-codes': [code] })(question, response);
    if (question.get('secret') !== secret) return refuse('invalid-input-secret');
    if (!action) return refuse('invalid-input-response');
    if (used.has(answer)) return refuse('timeout-or-duplicate');
    used.add(answer);
    const challenge_ts = new Date().toISOString();
    say({ success: true, challenge_ts, hostname, action, score: 0.9, 'error-codes': [] })(question, response);
  };
}
