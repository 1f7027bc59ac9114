import { storageKeys } from '@gildshelf/api-client/contract';
import { fixtureToken } from '@gildshelf/api-client/testing';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';

localStorage.setItem(storageKeys.token, fixtureToken());

const root = document.querySelector('#root');
if (!root) throw new Error('No #root in the page.');
hydrateRoot(
  root,
  <StrictMode>
    <App />
  </StrictMode>,
);
