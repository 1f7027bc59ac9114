export { getRecaptchaToken } from './getRecaptchaToken.ts';
export { getTurnstileToken } from './getTurnstileToken.ts';
