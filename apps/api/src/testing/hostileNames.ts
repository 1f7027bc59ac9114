/** Names that have broken pages, feeds and images of other software. */
export const hostileNames: readonly string[] = [
  '<script>alert(1)</script>',
  `"' onload="alert(1)" x='`,
  ']]><!--<?xml ?><!DOCTYPE x [<!ENTITY a "b">]>&a;',
  'Rock & Roll &amp; &#0; &lt;',
  '</title></svg><svg onload=alert(1)>',
  '" id="a" fill="url(#a)" url(#night)',
  '👨‍👩‍👧‍👦 Family 🔥🇩🇪 👍🏽',
  'ألف ليلة وليلة: الحكاية (2)!',
  'שלום Portal 2 עולם',
  'a\u202edcba\u2066\u200b\ufeff',
  'a\u0001b\u0007c\u001bd\u009f',
  'x\ud800y\udc00z\uffff\ufffe',
  '\ud83c',
  `Z${'\u0335\u0336\u0337\u0338'.repeat(18)}algo`,
  '﷽﷽﷽﷽﷽﷽﷽﷽',
  '進撃の巨人 とても長いタイトルの物語',
  'W'.repeat(80),
  'ab '.repeat(26),
  '\u0301\u0302',
  '   ',
];

/** The same names, and names with U+0000, which not every database can store. */
export const unstorableNames: readonly string[] = ['a\u0000b', '\u0000', ...hostileNames];
