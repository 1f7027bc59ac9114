import { type ReactNode, use, useState } from 'react';
import { TitleActionContext, type TitleActionProps, type TitleActionState } from './useTitleAction.ts';

/** Lets `useTitleAction` give the cards within it an action. Without it, cards have none. */
export function TitleActionProvider({ children }: { readonly children: ReactNode }) {
  return <TitleActionContext value={useState<TitleActionState[0]>()}>{children}</TitleActionContext>;
}

/** The action of the card of a title, rendered after its tile. Renders nothing without an action. */
export function TitleAction(props: TitleActionProps) {
  const [Action] = use(TitleActionContext);
  return Action && <Action {...props} />;
}
