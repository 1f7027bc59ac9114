import { fontFiles } from './fontFiles.ts';
import { simplerSvg } from './simplerSvg.ts';

const font = { loadSystemFonts: false, fontFiles: [...fontFiles], defaultFontFamily: 'Inter' };

/** A card as a PNG, always the same for the same card. Most of the work is done beside the server's own thread. */
export async function makePicture(svg: string): Promise<Buffer<ArrayBuffer>> {
  // When it is first needed: it is a native module.
  const { renderAsync } = await import('@resvg/resvg-js');
  const image = await renderAsync(simplerSvg(svg), { font });
  return Buffer.from(image.asPng());
}
