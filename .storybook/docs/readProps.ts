/** One prop as its table shows it. */
export interface PropRow {
  readonly name: string;
  readonly isRequired: boolean;
  readonly type: string;
  readonly defaultValue: string | undefined;
  readonly doc: string;
}

/** What react-docgen has put on a component when Storybook was built. */
interface Docgen {
  readonly description?: string;
  readonly props?: Readonly<Record<string, DocgenProp>>;
  /** Names of the types that the props extend and that come from other packages. */
  readonly composes?: readonly string[];
}

interface DocgenProp {
  readonly required?: boolean;
  readonly description?: string;
  readonly defaultValue?: { readonly value: unknown } | null;
  readonly tsType?: DocgenType;
}

interface DocgenType {
  readonly name: string;
  readonly raw?: string;
  readonly value?: string;
  readonly elements?: readonly DocgenType[];
}

// Where the component hands a prop on, its default stands in the doc comment.
const defaultTag = /\s*@default\s+(.+)/;

function docgenOf(component: unknown): Docgen {
  return (component as { __docgenInfo?: Docgen }).__docgenInfo ?? {};
}

// `RootAttributes` of ui brings the attributes of an element, and a ref that docgen cannot name any closer.
const anyElement = 'Ref<Root>';

function typeText({ name, raw, value, elements = [] }: DocgenType): string {
  if (raw === anyElement) return 'Ref';
  // A union by its members, also where the source says `keyof typeof …`: those come without their quotation marks.
  if (name === 'union' && elements.length > 0) {
    const members = elements.map(typeText);
    const isKeys = raw?.startsWith('keyof') ?? false;
    return members.map((member) => (isKeys && /^\w/.test(member) ? `'${member}'` : member)).join(' | ');
  }
  if (name === 'literal') return value ?? raw ?? name;
  return raw ?? name;
}

/** The component's doc lines; empty where it has none. */
export function readDoc(component: unknown): string {
  return docgenOf(component).description ?? '';
}

/** Whether the component takes the attributes of an HTML element too. */
export function takesAttributes(component: unknown): boolean {
  const { props, composes = [] } = docgenOf(component);
  return composes.length > 0 || props?.ref?.tsType?.raw === anyElement;
}

/** The props of a component in the order of its source, its ref at the end. */
export function readProps(component: unknown): PropRow[] {
  const { ref, ...props } = docgenOf(component).props ?? {};
  return Object.entries({ ...props, ...(ref && { ref }) }).map(([name, prop]) => {
    const { description = '', defaultValue } = prop;
    return {
      name,
      isRequired: prop.required ?? false,
      type: prop.tsType ? typeText(prop.tsType) : '',
      defaultValue: defaultValue ? String(defaultValue.value) : defaultTag.exec(description)?.[1],
      doc: description.replace(defaultTag, ''),
    };
  });
}
