import { signsOf, signWidth, textWidth } from './textWidth.ts';

const ellipsis = '…';

/** A text in at most `most` lines, none wider than `room` (at a size of 1); the last ends in an ellipsis where more would follow. */
export function breakText(text: string, most: number, room: number): string[] {
  const lines: { text: string; width: number }[] = [];
  for (const piece of piecesOf(text, room)) {
    const width = textWidth(piece);
    const last = lines.at(-1);
    // The space at its end may stand out.
    if (last && last.width + textWidth(piece.trimEnd()) <= room) {
      last.text += piece;
      last.width += width;
    } else lines.push({ text: piece, width });
  }
  if (lines.length <= most) return lines.map((line) => line.text.trimEnd());
  const rest = lines.slice(most - 1).map((line) => line.text);
  return [
    ...lines.slice(0, most - 1).map((line) => line.text.trimEnd()),
    cut(rest.join(''), room - textWidth(ellipsis)) + ellipsis,
  ];
}

/** Words with the space behind them; one that fits no line falls into its signs. */
function piecesOf(text: string, room: number): string[] {
  const words = text.match(/\S+\s*/g) ?? [];
  return words.flatMap((word) => (textWidth(word.trimEnd()) > room ? signsOf(word) : [word]));
}

function cut(text: string, room: number): string {
  let kept = '';
  let width = 0;
  for (const sign of signsOf(text)) {
    width += signWidth(sign);
    if (width > room) break;
    kept += sign;
  }
  return kept.trimEnd();
}
