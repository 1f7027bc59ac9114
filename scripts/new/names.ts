/** A name in kebab-case in the other forms that files and identifiers use. */
export interface Names {
  /** `release-notes` */
  readonly kebab: string;
  /** `releaseNotes` */
  readonly camel: string;
  /** `ReleaseNotes` */
  readonly pascal: string;
  /** `release notes` */
  readonly label: string;
  /** `Release notes` */
  readonly title: string;
}

/** The forms of a name in kebab-case. */
export function namesOf(kebab: string): Names {
  const pascal = kebab.split('-').map(capitalise).join('');
  const label = kebab.replaceAll('-', ' ');
  return {
    kebab,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    label,
    title: capitalise(label),
  };
}

/** `ReleaseNotes` as `release-notes`. */
export const kebabCase = (pascal: string) => pascal.replace(/\B[A-Z]/g, '-$&').toLowerCase();

/** The text with its first letter in upper case. */
export const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
