import { isMailAddress } from './isMailAddress.ts';

const shape = /^(?:([^<>"\r\n]{0,100}?)\s*<([^<>\s]+)>|([^<>\s]+))$/;

/** A name and an address out of `Name <a@b>` or `a@b`; undefined where it is neither. */
export function readMailbox(text: string): { name: string; address: string } | undefined {
  const [, name = '', inBrackets, alone] = shape.exec(text.trim()) ?? [];
  const address = inBrackets ?? alone ?? '';
  return isMailAddress(address) ? { name, address } : undefined;
}
