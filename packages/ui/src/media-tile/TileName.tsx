import { TruncatedText } from '../text/TruncatedText.tsx';
import { colonBreak } from './colonBreak.ts';

export interface TileNameProps {
  name: string;
  size: 'home' | 'dashboard';
}

/** A name in two lines at most (one on the dashboard), told in full by a tooltip where it is cut. */
export function TileName({ name, size }: TileNameProps) {
  const halves = size === 'home' ? colonBreak(name, 9) : undefined;
  return (
    <TruncatedText lines={size === 'home' ? 2 : 1} breakAt={halves && halves[0].length + 1}>
      {name}
    </TruncatedText>
  );
}
