import { EventEmitter } from 'node:events';
import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { pendingRequests } from '../../.storybook/screenshots/takeScreenshot.ts';

const requestOf = (url: string) => ({ url: () => url });

test.each(['requestfinished', 'requestfailed'])('a request is pending until the page reports %s', (event) => {
  const page = new EventEmitter();
  const pending = pendingRequests(page as unknown as Page);
  const request = requestOf('/cover.webp');
  page.emit('request', request);
  expect([...pending]).toEqual([request]);
  page.emit(event, request);
  expect([...pending]).toEqual([]);
});

test('the script of a worker that has ended is not pending, though the page reports nothing', () => {
  const page = new EventEmitter();
  const pending = pendingRequests(page as unknown as Page);
  const other = requestOf('/cover.webp');
  page.emit('request', requestOf('/solveWorker.js'));
  page.emit('request', other);
  const worker = Object.assign(new EventEmitter(), requestOf('/solveWorker.js'));
  page.emit('worker', worker);
  worker.emit('close');
  expect([...pending]).toEqual([other]);
});
