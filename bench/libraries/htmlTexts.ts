import type { Figure } from '../figures/recordFigures.mjs';
import { compare, reported } from './compare.ts';
import { type InstalledLibrary, loadSource } from './installLibrary.ts';

type ToText = (html: string) => string | undefined;

const description =
  '<p>A keeper climbs the tower of <i>Nine Lamps</i> &amp; has to light each of them before the tide turns&hellip;</p>\n' +
  '<p>Every lamp is a puzzle of mirrors.<br />Some of them are &quot;solved&quot; already &#8211; or so it seems.</p>\n';
const samples = [
  '<p>One <b>two</b>.<br />Three.</p>\n<p class="x">Four.</p>',
  'Ratchet &amp; Clank &lt;3 &quot;it&#39;s&quot;&nbsp;&#x2014; fun&hellip;',
  '&amp;lt;b&amp;gt; &nosuch;',
  '5 < 7 and 9 > 8 & so on <3',
  'a<!-- <b>hidden</b> -->b<!---->c',
  'a<script>alert("<b>")</script>b<STYLE>p{}</STYLE >c',
  '<ul><li>One</li><li>Two</li></ul>',
  '<h2>Story</h2><p>It begins.</p>',
  'See <a href="https://shelf.example/">the site</a>.',
  'Line one\nLine two',
];
const nestedElements = 25_000;

/** Compares the text of a provider's HTML with a converter, and with our converter if a library decodes its entities. */
export async function measureHtmlTexts(
  converter: InstalledLibrary,
  decoder: InstalledLibrary,
): Promise<Figure[]> {
  const { htmlText } = await loadSource<{ htmlText: ToText }>('apps/api/src/providers/fields/plainText.ts');
  const { htmlToText } = await loadSource<{ htmlToText: ToText }>(
    'packages/api-client/src/contract/media/text/providerText.ts',
  );
  const { compile } = await converter.load<{ compile: (options: unknown) => ToText }>('html-to-text');
  const { decodeHTML } = await decoder.load<{ decodeHTML: ToText }>('entities');
  const convert = compile({
    wordwrap: false,
    selectors: [
      { selector: 'a', options: { ignoreHref: true } },
      { selector: 'img', format: 'skip' },
      ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({
        selector,
        options: { uppercase: false },
      })),
      ...['script', 'style', 'iframe'].map((selector) => ({ selector, format: 'skip' })),
    ],
  });
  const html = description.repeat(4);
  const comparison = (ours: ToText, theirs: ToText) => ({
    ...{ calls: 500 },
    ours: () => ours(html),
    theirs: () => theirs(html),
  });
  const nested = '<b>'.repeat(nestedElements);
  return [
    await compare(converter, { what: 'text of HTML, server', ...comparison(htmlText, convert) }),
    await compare(converter, { what: 'text of HTML, contract', ...comparison(htmlToText, convert) }),
    reported(
      `texts of ${samples.length} samples of HTML that differ from ${converter.name}`,
      samples.filter((sample) => htmlText(sample) !== (convert(sample) || undefined)).length,
    ),
    reported(
      `of ${nestedElements} nested elements, exceptions`,
      countExceptions(() => htmlText(nested)),
      `${converter.name} ${countExceptions(() => convert(nested))}`,
    ),
    await compare(decoder, {
      what: 'text of HTML, contract, relative to decoding entities alone',
      ...comparison(htmlToText, decodeHTML),
    }),
  ];
}

function countExceptions(work: () => unknown): number {
  try {
    work();
    return 0;
  } catch {
    return 1;
  }
}
