import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { GuestPage } from './GuestPage.tsx';

const root = document.querySelector('#root');
if (!root) throw new Error('No #root in the page.');
hydrateRoot(
  root,
  <StrictMode>
    <GuestPage />
  </StrictMode>,
);
