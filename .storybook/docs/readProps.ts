/** One row of a props table. */
export interface PropRow {
  readonly name: string;
  readonly isRequired: boolean;
  readonly type: string;
  readonly defaultValue: string | undefined;
  readonly doc: string;
}

/** The data that react-docgen adds to a component when Storybook is built. */
interface Docgen {
  readonly description?: string;
  readonly props?: Readonly<Record<string, DocgenProp>>;
  /** Names of the types from other packages that the props extend. */
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

// If the component only passes a prop on, the default is in the doc comment.
const defaultTag = /\s*@default\s+(.+)/;

function docgenOf(component: unknown): Docgen {
  return (component as { __docgenInfo?: Docgen }).__docgenInfo ?? {};
}

// `RootAttributes` of ui contains the attributes of an element and a ref, for which docgen gives this type only.
const anyElement = 'Ref<Root>';

function typeText({ name, raw, value, elements = [] }: DocgenType): string {
  if (raw === anyElement) return 'Ref';
  // A union is listed by its members, also for `keyof typeof …`, whose members come without quotation marks.
  if (name === 'union' && elements.length > 0) {
    const members = elements.map(typeText);
    const isKeys = raw?.startsWith('keyof') ?? false;
    return members.map((member) => (isKeys && /^\w/.test(member) ? `'${member}'` : member)).join(' | ');
  }
  if (name === 'literal') return value ?? raw ?? name;
  return raw ?? name;
}

/** The component's doc comment; empty if it has none. */
export function readDoc(component: unknown): string {
  return docgenOf(component).description ?? '';
}

/** Whether the component also accepts the attributes of an HTML element. */
export function takesAttributes(component: unknown): boolean {
  const { props, composes = [] } = docgenOf(component);
  return composes.length > 0 || props?.ref?.tsType?.raw === anyElement;
}

/** The props of a component in source order, with `ref` last. */
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
