/** It brings no types of its own. */
declare module 'jest-image-snapshot' {
  export function toMatchImageSnapshot(
    picture: Buffer,
    options: object,
  ): { pass: boolean; message(): string };
}
