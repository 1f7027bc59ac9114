import * as z from 'zod/mini';
import { defineCatalogue } from '../media/define/defineCatalogue.ts';
import { commonFields, commonView, defineMediaType } from '../media/define/defineMediaType.ts';
import { genreFacet, periodFacets } from '../media/define/titleFacets.ts';
import { importedFields, type TitleStorage } from '../media/define/titleStorage.ts';
import { optionalText } from '../schemas.ts';

const item = z.object({
  ...commonFields,
  title: optionalText,
  cover: optionalText,
  published: optionalText,
  summary: optionalText,
});

/** A media type that the product does not have, in one file: the test of the descriptors adds it to a server. */
export const book = defineMediaType({
  type: 'book',
  label: 'Book',
  pluralLabel: 'Books',
  pluralNoun: 'books',
  icon: 'film',
  item,
  collection: { root: '/api/userBooks', items: 'books', isRemovalExtension: true },
  idField: 'bookId',
  statuses: ['reading', 'planned', 'read'],
  filterLabels: { reading: 'Currently Reading' },
  unsetStatusLabel: 'Not read',
  progress: 'pages',
  present: (book) => ({
    ...commonView(book),
    title: book.title || 'Untitled',
    imageUrl: book.cover || null,
    year: Number(book.published?.slice(0, 4)) || null,
    averageSource: null,
    facts: [{ label: 'Published', value: book.published || 'N/A' }],
    description: book.summary || '',
  }),
});

export const bookCatalogue = defineCatalogue(book, {
  isExtension: true,
  dataCredit: { name: 'The Shelf of Books', url: 'https://books.example/' },
});

export const bookStorage: TitleStorage = {
  schemaType: 'Book',
  imageFields: (imageUrl) => ({ cover: imageUrl }),
  cardFields: ['title', 'published', 'genres'],
  relatingFacts: [{ fact: 'author', label: 'Author', relates: 'people' }],
  fromImport: ({ name, released, description, ...title }) => ({
    title: name,
    ...(released && { published: released }),
    ...(description && { summary: description }),
    ...importedFields(title),
  }),
  names: ({ title }) => [title],
  browse: {
    facets: () => [genreFacet, ...periodFacets],
    released: ({ published }) => (published ? String(published) : null),
    average: () => null,
  },
};

/** The lines of an import file. */
export const books = [
  ['Moby-Dick', '1851-10-18', 'Adventure', 'A captain hunts a white whale.'],
  ['Middlemarch', '1871-12-01', 'Novel', 'Lives in a provincial town.'],
  ['Dracula', '1897-05-26', 'Horror', 'A count travels to England.'],
  ['Heidi', '1880-01-01', 'Family', 'A girl lives in the Alps.'],
  ['Kokoro', '1914-08-11', 'Novel', 'A student befriends an older man.'],
  ['Treasure Island', '1883-11-14', 'Adventure', 'A boy sails with pirates.'],
  ['Walden', '1854-08-09', 'Essay', 'Two years in a cabin.'],
  ['Ulysses', '1922-02-02', 'Novel', 'One day in Dublin.'],
  ['The Time Machine', '1895-05-07', 'Science fiction', 'A journey to the year 802,701.'],
  ['Little Women', '1868-09-30', 'Family', 'Four sisters grow up.'],
].map(([name, released, genre, description], index) => ({
  ...{ media_type: 'book', id: index + 1, name, released, genres: [genre], description },
}));
