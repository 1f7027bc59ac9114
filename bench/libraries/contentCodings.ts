import type { Figure } from '../figures/recordFigures.mjs';
import { compare, reported } from './compare.ts';
import { type InstalledLibrary, loadSource } from './installLibrary.ts';

const preferred = ['zstd', 'br', 'gzip'];
const headers = [
  'gzip, deflate, br, zstd',
  'gzip, deflate, br',
  'gzip, deflate',
  'gzip;q=1.0, br;q=0.5',
  'br;q=0, gzip',
  'identity',
  '*',
  '*;q=0',
  'GZIP',
  '',
];

type Negotiator = new (request: {
  readonly headers: Readonly<Record<string, string>>;
}) => {
  encodings(available: readonly string[], options: { readonly preferred: readonly string[] }): string[];
};

/** Compares the choice of a content coding. */
export async function measureContentCodings(library: InstalledLibrary): Promise<Figure[]> {
  const { contentCoding } = await loadSource<{
    contentCoding: (accepted: string) => { readonly name: string } | undefined;
  }>('apps/api/src/platform/http/response/negotiation.ts');
  const { default: Negotiator } = await library.load<{ default: Negotiator }>('negotiator');
  const ours = (accepted: string) => contentCoding(accepted)?.name;
  const theirs = (accepted: string) => {
    const negotiator = new Negotiator({ headers: { 'accept-encoding': accepted } });
    const [coding] = negotiator.encodings([...preferred, 'identity'], { preferred });
    return coding === 'identity' ? undefined : coding;
  };
  const differing = headers.filter((accepted) => ours(accepted) !== theirs(accepted));
  return [
    await compare(library, {
      ...{ what: 'choice of a content coding', calls: 20_000 },
      ours: (call) => ours(headers[call % headers.length] ?? ''),
      theirs: (call) => theirs(headers[call % headers.length] ?? ''),
    }),
    reported(
      `content codings of ${headers.length} headers that differ from ${library.name}`,
      differing.length,
      differing
        .map((header) => `'${header}' ${ours(header) ?? 'none'}, not ${theirs(header) ?? 'none'}`)
        .join('; '),
    ),
  ];
}
