import { ApiProvider } from '@gildshelf/api-client/react';
import { createFixtureFetch } from '@gildshelf/api-client/testing';
import { type FrameAppearance, frameColors } from '@gildshelf/ui';
import { EmbedFrame, readEmbedRequest, reservedHeight, type WidgetName } from '@gildshelf/widgets/embed';
import { type ReactNode, useId, useState } from 'react';

export interface WidgetProps extends FrameAppearance {
  readonly name: WidgetName;
  /** The attributes of the widget's element. */
  readonly parameters?: Readonly<Record<string, string>>;
  /** Whether scripts are blocked: only the link is shown, in the reserved space. */
  readonly scriptBlocked?: boolean;
  /** The fallback link in the widget's element. */
  readonly children: ReactNode;
}

/** Renders the content of a widget's frame inline, in a box with the reserved height. */
export function Widget({ name, parameters = {}, scriptBlocked = false, children, ...theming }: WidgetProps) {
  const [fetch] = useState(() => createFixtureFetch({ visibility: 'public' }));
  const id = useId().replace(/\W/g, '-');
  const request = readEmbedRequest(`/embed/${name}?${new URLSearchParams(parameters)}`);
  const minHeight = reservedHeight(name, { size: parameters.size, width: innerWidth });
  if (scriptBlocked || !request) return <div style={{ minHeight }}>{children}</div>;
  return (
    <div className="gsh-frame" id={id} style={{ minHeight }}>
      <style>{stylesOf(`#${id}`, theming)}</style>
      <ApiProvider fetch={fetch}>
        <EmbedFrame request={request} />
      </ApiProvider>
    </div>
  );
}

/** Scopes the frame's style sheet to one element, because its rules are written for a whole document. */
function stylesOf(scope: string, theming: FrameAppearance): string {
  return frameColors(theming).replace(/([^{}]+)\{/g, (_, selector: string) =>
    /^(:root|html|body)$/.test(selector) ? `${scope}{` : `${scope} ${selector}{`,
  );
}
