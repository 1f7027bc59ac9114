import type { JSX as ReactJSX } from 'react';

// Stitches' types still ask for the global JSX namespace, which React's types gave up in version 19.
declare global {
  namespace JSX {
    interface IntrinsicElements extends ReactJSX.IntrinsicElements {}
  }
}
