/** The compared libraries, in the order of the columns. */
export const libraries = ['ours', 'MUI', 'antd', 'Radix Themes', 'Swiper', 'Embla'] as const;
export type Library = (typeof libraries)[number];

/** The compared components; for each library that has the component, a file in bench/competitors without its extension. */
export const parts: readonly { readonly part: string; readonly files: Partial<Record<Library, string>> }[] = [
  {
    part: 'Button',
    files: {
      ours: 'ours/OurButton',
      MUI: 'mui/MuiButton',
      antd: 'antd/AntButton',
      'Radix Themes': 'radix-themes/RadixButton',
    },
  },
  {
    part: 'Half-star rating and a status select',
    files: { ours: 'ours/OurRating', MUI: 'mui/MuiRating', antd: 'antd/AntRating' },
  },
  {
    part: 'Carousel of cards',
    files: {
      ours: 'ours/OurCarousel',
      MUI: 'mui/MuiCarousel',
      antd: 'antd/AntCarousel',
      'Radix Themes': 'radix-themes/RadixCarousel',
      Swiper: 'swiper/SwiperCarousel',
      Embla: 'embla/EmblaCarousel',
    },
  },
  {
    part: 'Collection grid with menu, dialog and toast',
    files: {
      ours: 'ours/OurCollection',
      MUI: 'mui/MuiCollection',
      antd: 'antd/AntCollection',
      'Radix Themes': 'radix-themes/RadixCollection',
    },
  },
];

/** The page that all times are compared with. */
export const plainPage = 'plain DOM';
const setUpOurs = `import { globalStyles } from '@gildshelf/ui'; globalStyles();`;

function reactPage(mountFunction: string, file: string, setUp = ''): string {
  const name = file.slice(file.lastIndexOf('/') + 1);
  return `import { ${mountFunction} } from './${mountFunction}.tsx'; import { ${name} } from '../${file}.tsx'; ${setUp} ${mountFunction}(${name});`;
}

/** The timed pages in the order of the columns, plain DOM first; each is the source of a module that runs in bench/competitors/pages. */
export const comparisons: readonly Comparison[] = [
  {
    actions: ['mount', 'first mount'],
    pages: {
      [plainPage]: `import './plainShelves.ts'`,
      'React and CSS': reactPage('offerShelves', 'plain/ReactCarousel'),
      ours: reactPage('offerShelves', 'ours/OurCarousel', setUpOurs),
      Embla: reactPage('offerShelves', 'embla/EmblaCarousel'),
      Swiper: reactPage('offerShelves', 'swiper/SwiperCarousel'),
      MUI: reactPage('offerShelves', 'mui/MuiCarousel'),
      antd: reactPage('offerShelves', 'antd/AntCarousel'),
    },
  },
  {
    actions: ['change'],
    pages: {
      [plainPage]: `import './plainStars.ts'`,
      'React and CSS': reactPage('offerStars', 'plain/ReactStars'),
      ours: reactPage('offerStars', 'ours/OurStars', setUpOurs),
      MUI: reactPage('offerStars', 'mui/MuiStars'),
      antd: reactPage('offerStars', 'antd/AntStars'),
    },
  },
];

export interface Comparison {
  readonly actions: readonly Action[];
  readonly pages: Readonly<Record<string, string>>;
}

/** The timed actions: their labels, and the limit for our ratio to plain DOM. */
export const actions = {
  mount: { what: 'Two carousels of 100 cards, mounted', aim: 1.4 },
  'first mount': { what: 'Two carousels of 100 cards, first mount, no compiled code', aim: undefined },
  change: { what: 'Rating changed', aim: 6 },
} as const;
export type Action = keyof typeof actions;
