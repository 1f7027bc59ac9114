import { type ComponentType, createElement, lazy, type ReactNode, Suspense, useState } from 'react';

interface Place {
  /** What stands in its place until its code is there. */
  readonly meanwhile?: ReactNode;
}

const declared = new Set<() => Promise<void>>();

/** Fetches the code of every part that was declared so far; never rejects. */
export async function preloadLazyParts(): Promise<void> {
  await Promise.all(Array.from(declared, (preload) => preload()));
}

/** A component whose code is fetched when it is first shown, or before: `preload` never rejects. */
export type LazyPart<Props extends object> = ((props: Props & Place) => ReactNode) & {
  readonly preload: () => Promise<void>;
};

/**
 * Declares a part of a page in a chunk of its own, for what few people need or nobody needs at first; `preload` fetches it
 * as soon as somebody turns to it. One that cannot be fetched throws where it stands, as any part that fails to render, and
 * is asked for anew where it stands the next time.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  const fetchPart = async () => {
    loaded ??= await load();
    return loaded;
  };
  const create = () =>
    lazy(async () => ({
      default: await fetchPart().catch((error: unknown) => {
        latest = create();
        throw error;
      }),
    }));
  let latest = create();

  const preload = () =>
    fetchPart().then(
      () => undefined,
      () => undefined,
    );
  declared.add(preload);
  const choose = () => (loaded ?? latest) as ComponentType<object>;
  return Object.assign(
    ({ meanwhile, ...props }: Props & Place) => (
      <Placed choose={choose} props={props} meanwhile={meanwhile} />
    ),
    { preload },
  );
}

interface PlacedProps extends Place {
  readonly choose: () => ComponentType<object>;
  readonly props: object;
}

function Placed({ choose, props, meanwhile }: PlacedProps) {
  // What is there already stands there at once: React would show what keeps its place for a third of a second.
  const [Shown] = useState<ComponentType<object>>(choose);
  return <Suspense fallback={meanwhile}>{createElement(Shown, props)}</Suspense>;
}
