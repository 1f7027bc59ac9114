import { TruncatedText } from '../text/TruncatedText.tsx';
import { splitAtColon } from './splitAtColon.ts';

export interface TileNameProps {
  name: string;
  size: 'home' | 'dashboard';
}

/** A name on at most two lines (one in size `dashboard`); a tooltip shows all of it when it is truncated. */
export function TileName({ name, size }: TileNameProps) {
  const halves = size === 'home' ? splitAtColon(name, 9) : undefined;
  return (
    <TruncatedText lines={size === 'home' ? 2 : 1} breakAt={halves && halves[0].length + 1}>
      {name}
    </TruncatedText>
  );
}
