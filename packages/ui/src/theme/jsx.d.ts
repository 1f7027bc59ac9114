import type { JSX as ReactJSX } from 'react';

// The types of Stitches use the global JSX namespace, which the types of React 19 removed.
declare global {
  namespace JSX {
    interface IntrinsicElements extends ReactJSX.IntrinsicElements {}
  }
}
