import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Folders of another React, as JSON: `{ "react": "…", "react-dom": "…" }`. */
const alias = JSON.parse(process.env.OTHER_REACT ?? '{}');

export default defineConfig({
  plugins: [react()],
  resolve: { alias },
  // Node would resolve the installed React.
  ssr: { noExternal: Object.keys(alias).length > 0 || undefined },
});
