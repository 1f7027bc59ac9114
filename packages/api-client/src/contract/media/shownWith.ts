import * as z from 'zod/mini';
import { optionalListOf, optionalText, text } from '../reading.ts';

/** What our own server says of every title beside the spec: its picture in several widths, as HTML writes a `srcset`, and whose data it is. */
export const shownWith = {
  image_srcset: optionalText,
  credits: optionalListOf(
    z.object({
      name: text,
      // It becomes a link: no other scheme may stand there.
      url: z.custom<string>((url) => typeof url === 'string' && url.startsWith('https://')),
    }),
  ),
};
