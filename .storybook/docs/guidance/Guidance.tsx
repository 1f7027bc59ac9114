import { DocText } from '../DocText.tsx';
import type { GuidancePair, Use } from './GuidancePair.ts';

/** Right and wrong uses side by side, each with a rendered example. */
export function Guidance({ pairs }: { readonly pairs: readonly GuidancePair[] }) {
  return pairs.map(({ good, bad }) => (
    <div className="gsd-guidance" key={good.text}>
      <Figure title="Do" use={good} />
      <Figure title="Don’t" use={bad} />
    </div>
  ));
}

function Figure({ title, use }: { readonly title: string; readonly use: Use }) {
  return (
    <figure className={title === 'Do' ? 'gsd-do' : 'gsd-dont'}>
      <div className="gsd-example">{use.example}</div>
      <figcaption>
        <strong className="gsd-verdict">{title}</strong> <DocText>{use.text}</DocText>
      </figcaption>
    </figure>
  );
}
