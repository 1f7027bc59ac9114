/** Returns the import statement of the component that a story title such as 'ui/field/Select' names. */
export function importLine(title: string): string {
  const [packageName = '', ...path] = title.split('/');
  return `import { ${path.at(-1)} } from '@gildshelf/${packageName}';`;
}
