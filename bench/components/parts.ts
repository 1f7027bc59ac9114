/** Whose components stand side by side, in the order of the columns. */
export const libraries = ['ours', 'MUI', 'antd', 'Radix Themes', 'Swiper', 'Embla'] as const;
export type Library = (typeof libraries)[number];

/** What is built by each library that has the part: a file of bench/peers, without its ending. */
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

/** What every time is a ratio to. */
export const plainPage = 'plain DOM';
const setUpOurs = `import { globalStyles } from '@gildshelf/ui'; globalStyles();`;

function reactPage(offer: string, file: string, setUp = ''): string {
  const name = file.slice(file.lastIndexOf('/') + 1);
  return `import { ${offer} } from './${offer}.tsx'; import { ${name} } from '../${file}.tsx'; ${setUp} ${offer}(${name});`;
}

/** What is timed. The pages stand in their columns' order, plain DOM first; each is the text of a module beside bench/peers/pages. */
export const races: readonly Race[] = [
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

export interface Race {
  readonly actions: readonly Action[];
  readonly pages: Readonly<Record<string, string>>;
}

/** What takes time, in words, and how many times that of plain DOM ours may take. */
export const actions = {
  mount: { what: 'Two carousels of 100 cards, mounted', aim: 1.4 },
  'first mount': { what: 'The same for the first time, nothing compiled yet', aim: undefined },
  change: { what: 'A changed rating', aim: 6 },
} as const;
export type Action = keyof typeof actions;
