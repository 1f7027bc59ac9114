/** How a project gets what a title ('ui/field/Select') names. */
export function importLine(title: string): string {
  const [home = '', ...path] = title.split('/');
  return `import { ${path.at(-1)} } from '@gildshelf/${home}';`;
}
