/** The package has no types of its own. */
declare module 'jest-image-snapshot' {
  export function toMatchImageSnapshot(image: Buffer, options: object): { pass: boolean; message(): string };
}
