/**
 * The policy of the page: scripts of this server only, and styles that the reference inserts into its elements. It loads the document
 * from this server, and sends requests that a reader tries out to this server.
 */
export const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Keeps the zod in the script of the reference from trying whether `Function` is allowed, which the policy would report. */
export const withoutEval = 'globalThis.__zod_globalConfig = { jitless: true };\n';

export const pageHtml = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Gildshelf API</title>
<link rel="icon" href="data:,">
</head>
<body>
<div id="reference"></div>
<noscript><p>This page needs JavaScript. The document that it shows is <a href="/openapi.json">openapi.json</a>.</p></noscript>
<script src="/docs/api/reference.js"></script>
<script src="/docs/api/start.js"></script>
</body>
</html>
`;

// The greys of the reference's own themes have a contrast below 4.5.
const styles = `
.light-mode { --scalar-color-2: #4a4a4a; --scalar-color-3: #5c5c5c; --scalar-color-accent: #0a58b5;
  --scalar-color-green: #04653a; --scalar-color-blue: #0a58b5; --scalar-color-orange: #8f4300; --scalar-color-red: #b3171f;
  --scalar-color-purple: #5b3fb0; --scalar-color-yellow: #6d5300; }
.dark-mode { --scalar-color-2: #c8c8c8; --scalar-color-3: #b4b4b4; }
`;

const configuration = {
  url: '/openapi.json',
  customCss: styles,
  // Nothing is loaded from, or sent to, another host.
  withDefaultFonts: false,
  telemetry: false,
  showDeveloperTools: 'never',
  hideClientButton: true,
  agent: { disabled: true },
  mcp: { disabled: true },
};

/** Starts the reference; a script of its own, because the policy allows no inline script. */
export const startScript = `Scalar.createApiReference('#reference', ${JSON.stringify(configuration)});\n`;
