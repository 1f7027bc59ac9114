import { readFileSync } from 'node:fs';
import type { Figure } from '../figures/recordFigures.mjs';
import { compare, reported } from './compare.ts';
import { type InstalledLibrary, loadSource } from './installLibrary.ts';

interface ImageModule {
  readonly linkShape: unknown;
  readonly drawTitleImage: (title: unknown, shape: unknown) => string;
}

interface Element {
  readonly type: string;
  readonly props: { readonly style: object; readonly children: unknown };
}

type Satori = (
  element: Element,
  options: { readonly width: number; readonly height: number; readonly fonts: readonly unknown[] },
) => Promise<string>;

const fontStyles = [
  ...(['Inter 500', 'Inter 600', 'Inter 800'] as const),
  ...(['Gelasio 400', 'Gelasio 700', 'DejaVu 700'] as const),
];
const folder = 'apps/api/src/features/share-images';
const titles = ['Hades', 'The Witcher 3: Wild Hunt', 'Преступление', 'ألف ليلة وليلة'];

/** Compares the drawing of a share image: ours with its cover and stars, and satori's with the same texts and no cover. */
export async function measureShareImages(library: InstalledLibrary): Promise<Figure[]> {
  const { drawTitleImage, linkShape } = await loadSource<ImageModule>(`${folder}/titleImage.ts`);
  const { fontFiles } = await loadSource<{ fontFiles: readonly string[] }>(`${folder}/fonts.ts`);
  const { renderPng } = await loadSource<{ renderPng: (svg: string) => Promise<Buffer> }>(
    `${folder}/renderPng.ts`,
  );
  const { default: satori } = await library.load<{ default: Satori }>('satori');
  const fonts = fontFiles.map((file, index) => {
    const [name, weight] = fontStyles[index]?.split(' ') ?? [];
    return { name, weight: Number(weight), style: 'normal', data: readFileSync(file) };
  });
  const titleOf = (call: number) => `${titles[call % titles.length]} ${call}`;
  const ours = (call: number) =>
    drawTitleImage(
      { title: titleOf(call), year: 2020, genres: ['Action'], averageRating: 4.41, kind: 'Game' },
      linkShape,
    );
  const theirs = (call: number) => satori(textLayout(titleOf(call)), { width: 1200, height: 630, fonts });
  return [
    await compare(library, {
      what: 'share image as SVG, with satori without its cover',
      calls: 40,
      ours,
      theirs,
    }),
    await compare(library, {
      ...{ what: 'share image as PNG, with satori without its cover', calls: 4 },
      ours: (call) => renderPng(ours(call)),
      theirs: async (call) => renderPng(await theirs(call)),
    }),
    reported(
      'share image as SVG, size',
      ours(0).length / 1000,
      `${library.name} ${(await theirs(0)).length / 1000} kB, without the cover`,
      'kB',
    ),
    reported(
      'text elements of the SVG, which assistive technology and searches can read',
      ours(0).split('<text').length - 1,
      `${library.name} ${(await theirs(0)).split('<text').length - 1}`,
    ),
  ];
}

function textLayout(title: string): Element {
  const box = (style: object, ...children: unknown[]): Element => ({
    type: 'div',
    props: { style, children },
  });
  return box(
    {
      ...{ display: 'flex', width: 1200, height: 630, padding: 72, color: '#fff' },
      ...{ backgroundImage: 'linear-gradient(135deg, #14305a, #051426)', fontFamily: 'Inter, DejaVu' },
    },
    box({ width: 400, height: 480 }),
    box(
      { display: 'flex', flexDirection: 'column', marginLeft: 65, width: 591 },
      box({ display: 'block', lineClamp: 4, fontSize: 76, fontWeight: 600 }, title),
      box({ fontSize: 34, color: '#b9c1cb' }, 'Game · 2020'),
      box({ fontSize: 34, color: '#b9c1cb' }, '4.41'),
      box({ fontSize: 46, fontFamily: 'Gelasio', color: '#f5cb3a' }, 'Gildshelf'),
    ),
  );
}
