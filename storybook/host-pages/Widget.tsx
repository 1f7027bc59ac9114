import { ApiProvider } from '@gildshelf/api-client/react';
import { createFixtureFetch } from '@gildshelf/api-client/testing';
import { type FrameLook, frameColors } from '@gildshelf/ui';
import { EmbedFrame, readEmbedRequest, reservedHeight, type WidgetName } from '@gildshelf/widgets/embed';
import { type ReactNode, useId, useState } from 'react';

export interface WidgetProps extends FrameLook {
  readonly name: WidgetName;
  /** What its attributes say. */
  readonly parameters?: Readonly<Record<string, string>>;
  /** No script runs: the link stands in the place that is kept. */
  readonly blocked?: boolean;
  /** The link in the element. */
  readonly children: ReactNode;
}

/** A widget as its element shows it: all that its frame holds, in a box of the height that is kept for it. */
export function Widget({ name, parameters = {}, blocked = false, children, ...look }: WidgetProps) {
  const [fetch] = useState(() => createFixtureFetch({ visibility: 'public' }));
  const id = useId().replace(/\W/g, '-');
  const request = readEmbedRequest(`/embed/${name}?${new URLSearchParams(parameters)}`);
  const minHeight = reservedHeight(name, { isLarge: parameters.size === 'large', width: innerWidth });
  if (blocked || !request) return <div style={{ minHeight }}>{children}</div>;
  return (
    <div className="gsh-frame" id={id} style={{ minHeight }}>
      <style>{stylesOf(`#${id}`, look)}</style>
      <ApiProvider fetch={fetch}>
        <EmbedFrame request={request} />
      </ApiProvider>
    </div>
  );
}

/** In a document of its own these are rules of all of it. */
function stylesOf(place: string, look: FrameLook): string {
  return frameColors(look).replace(/([^{}]+)\{/g, (_, selector: string) =>
    /^(:root|html|body)$/.test(selector) ? `${place}{` : `${place} ${selector}{`,
  );
}
