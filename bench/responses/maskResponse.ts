/** Headers that differ between any two requests. */
const variableHeaders = new Set(['date', 'connection', 'keep-alive', 'content-length']);

/** Status, headers in alphabetical order and body as text; values that differ between two runs of the same code are masked. */
export function maskResponse(
  response: Response,
  body: string,
  values: Readonly<Record<string, string>>,
): string {
  const type = response.headers.get('content-type') ?? '';
  const headers = [...response.headers]
    .filter(([name]) => !variableHeaders.has(name))
    .map(([name, value]) => `${name}: ${name === 'etag' ? '<etag>' : mask(value, values)}`);
  return [`HTTP ${response.status}`, ...headers, '', readable(mask(body, values), type)].join('\n');
}

function mask(text: string, values: Readonly<Record<string, string>>): string {
  let masked = text;
  for (const [name, value] of Object.entries(values)) masked = masked.replaceAll(value, `{${name}}`);
  return masked
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, '<uuid>')
    .replace(/\beyJ[\w-]+\.[\w-]+\.[\w-]+/g, '<token>')
    .replace(/nonce(-|=")[\w+/=-]+/g, 'nonce$1<nonce>')
    .replace(/\bv=[\w-]{6,}/g, 'v=<version>')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<instant>')
    .replace(/(state|code_challenge|sha256)(=|-)[\w+/=-]+/g, '$1$2<digest>')
    .replace(/\/assets\/[\w.-]+/g, '/assets/<file>');
}

/** Formats JSON and HTML with one value or element per line; HTML without styles, scripts and class names, which builds may rename. */
function readable(body: string, type: string): string {
  if (type.includes('javascript')) return '<script>';
  if (type.includes('json'))
    try {
      return JSON.stringify(JSON.parse(body), null, 1);
    } catch {
      return body;
    }
  if (type.includes('html'))
    return body
      .replace(/<style\b[\s\S]*?<\/style>|<script(?![^>]*type="application\/)[\s\S]*?<\/script>/g, '')
      .replace(/<link [^>]*(?:modulepreload|stylesheet)[^>]*>/g, '')
      .replace(/ (?:class|id|for|aria-(?:labelledby|describedby|controls))="[^"]*"/g, '')
      .replace(/></g, '>\n<');
  return body;
}
