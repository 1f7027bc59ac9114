import { expect, test } from 'vitest';
import { imageTolerance } from '../../.storybook/screenshots/imageTolerance.ts';

test('with the same major version of Chromium, 20 pixels may differ and the size must not', () => {
  expect(imageTolerance({ recorded: 156, running: 156 })).toEqual({
    failureThreshold: 20,
    failureThresholdType: 'pixel',
    allowSizeMismatch: false,
  });
});

test('with another major version of Chromium, half a per cent of the pixels and the size may differ', () => {
  expect(imageTolerance({ recorded: 156, running: 157 })).toEqual({
    failureThreshold: 0.005,
    failureThresholdType: 'percent',
    allowSizeMismatch: true,
  });
});
