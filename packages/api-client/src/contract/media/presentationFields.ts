import * as z from 'zod/mini';
import { optionalListOf, optionalText, text } from '../schemas.ts';

/** Fields that our own server adds to every title: the `srcset` of its image, and the providers of its data. */
export const presentationFields = {
  image_srcset: optionalText,
  credits: optionalListOf(
    z.object({
      name: text,
      // It becomes a link, so no other scheme is allowed.
      url: z.custom<string>((url) => typeof url === 'string' && url.startsWith('https://')),
    }),
  ),
};
