import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Folders of a React version other than the installed one, as JSON: `{ "react": "…", "react-dom": "…" }`. */
const alias = JSON.parse(process.env.OTHER_REACT ?? '{}');

export default defineConfig({
  plugins: [react()],
  resolve: { alias },
  // An external import would make Node resolve the installed React.
  ssr: { noExternal: Object.keys(alias).length > 0 || undefined },
});
