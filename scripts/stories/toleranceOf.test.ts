import { expect, test } from 'vitest';
import { toleranceOf } from '../../.storybook/pictures/toleranceOf.ts';

test('the same Chromium may differ in 20 pixels, and never in size', () => {
  expect(toleranceOf({ recorded: 156, running: 156 })).toEqual({
    failureThreshold: 20,
    failureThresholdType: 'pixel',
    allowSizeMismatch: false,
  });
});

test('another major version of Chromium may differ in half a per cent', () => {
  expect(toleranceOf({ recorded: 156, running: 157 })).toEqual({
    failureThreshold: 0.005,
    failureThresholdType: 'percent',
    allowSizeMismatch: true,
  });
});
