export { askRecaptcha } from './askRecaptcha.ts';
export { askTurnstile } from './askTurnstile.ts';
