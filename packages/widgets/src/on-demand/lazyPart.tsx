import {
  Component,
  type ComponentType,
  createElement,
  lazy,
  type ReactNode,
  Suspense,
  useState,
} from 'react';

interface FallbackProps {
  /** Rendered until the code has loaded. */
  readonly meanwhile?: ReactNode;
}

const declared = new Set<() => Promise<void>>();

/** Loads the code of every part that has been declared so far; never rejects. */
export async function preloadLazyParts(): Promise<void> {
  await Promise.all(Array.from(declared, (preload) => preload()));
}

/** A component whose code is loaded when it is first rendered, or earlier by `preload`, which never rejects. */
export type LazyPart<Props extends object> = ((props: Props & FallbackProps) => ReactNode) & {
  readonly preload: () => Promise<void>;
};

/**
 * Declares a component in a chunk of its own, for code that few users need or that is not needed at first; `preload` loads it
 * early, for example on hover or focus. When loading fails, the component throws, as any component that fails to render, and
 * the next mount loads the code again.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  const loadPart = async () => {
    loaded ??= await load();
    return loaded;
  };
  const create = () =>
    lazy(async () => ({
      default: await loadPart().catch((error: unknown) => {
        latest = create();
        throw error;
      }),
    }));
  let latest = create();

  const preload = () =>
    loadPart().then(
      () => undefined,
      () => undefined,
    );
  declared.add(preload);
  const choose = () => (loaded ?? latest) as ComponentType<object>;
  return Object.assign(
    ({ meanwhile, ...props }: Props & FallbackProps) => (
      <SuspendedPart choose={choose} props={props} meanwhile={meanwhile} />
    ),
    { preload },
  );
}

interface SuspendedPartProps extends FallbackProps {
  readonly choose: () => ComponentType<object>;
  readonly props: object;
}

function SuspendedPart({ choose, props, meanwhile }: SuspendedPartProps) {
  // Loaded code is rendered directly, because React would show the fallback of `lazy` for a third of a second.
  const [Shown] = useState<ComponentType<object>>(choose);
  return <Suspense fallback={meanwhile}>{createElement(Shown, props)}</Suspense>;
}

interface PartBoundaryProps {
  /** Called when a child throws. The boundary then renders nothing; a new `key` makes it render the children again. */
  readonly onError?: () => void;
  readonly children: ReactNode;
}

/** Error boundary of an optional part of a widget, whose code is loaded on demand: renders nothing after an error. */
export class PartErrorBoundary extends Component<PartBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onError?.();
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
