/** The licences of the files and of their sources, each with its abbreviation and the name of its full text in `LICENSES/`. */
export const licences = {
  'ODbL-1.0': {
    name: 'Open Database License 1.0',
    short: 'ODbL 1.0',
    url: 'https://opendatacommons.org/licenses/odbl/1-0/',
    text: 'ODbL-1.0.txt',
  },
  'DbCL-1.0': {
    name: 'Database Contents License 1.0',
    short: 'DbCL 1.0',
    url: 'https://opendatacommons.org/licenses/dbcl/1-0/',
    text: 'DbCL-1.0.txt',
  },
  'CC-BY-SA-4.0': {
    name: 'Creative Commons Attribution-ShareAlike 4.0',
    short: 'CC BY-SA 4.0',
    url: 'https://creativecommons.org/licenses/by-sa/4.0/',
    text: 'CC-BY-SA-4.0.txt',
  },
  'CC-BY-4.0': {
    name: 'Creative Commons Attribution 4.0',
    short: 'CC BY 4.0',
    url: 'https://creativecommons.org/licenses/by/4.0/',
    text: 'CC-BY-4.0.txt',
  },
  'CC0-1.0': {
    name: 'CC0 1.0 Universal',
    short: 'CC0 1.0',
    url: 'https://creativecommons.org/publicdomain/zero/1.0/',
    text: 'CC0-1.0.txt',
  },
  MIT: {
    name: 'MIT License',
    short: 'MIT',
    url: 'https://opensource.org/license/mit',
    text: 'MIT.txt',
  },
  'free-reuse': {
    name: 'Free secondary use',
    short: 'free secondary use',
    url: 'https://github.com/mediaarts-db/dataset',
    text: 'free-reuse.txt',
  },
} as const;

export type Licence = keyof typeof licences;
