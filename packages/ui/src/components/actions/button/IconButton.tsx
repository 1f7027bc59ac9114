import type { RootAttributes } from '../../../elements/RootAttributes.ts';
import { reportMisuse } from '../../../elements/reportMisuse.ts';
import { type IconContent, renderIcon } from '../../graphics/icon/Icon.tsx';
import { iconButtonStyles } from './iconButtonStyles.ts';

export interface IconButtonProps extends RootAttributes<HTMLButtonElement, 'aria-label'> {
  /** The icon: a name, or an element, which is decorative because `label` names the button. */
  icon: IconContent;
  /** Accessible name: what pressing the button does. */
  label: string;
  /** `quiet` without a border, `outline` with a ring, `overlay` on a dark disc for use over an image. */
  variant?: 'quiet' | 'outline' | 'overlay';
  /** Width and height: 32 (44 on touch screens) or 44 px. */
  size?: 'sm' | 'md';
  /** The button can be neither pressed nor focused. */
  disabled?: boolean;
}

/** A button that shows only an icon; `label` is its accessible name. Renders a `<button>` element. */
export function IconButton({ icon, label, variant = 'quiet', size = 'md', ...rest }: IconButtonProps) {
  reportMisuse(
    !label,
    'An IconButton has no label. It shows no text, so a screen reader announces “button” and nothing else. Pass what it does: label="Close".',
  );
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      className={iconButtonStyles({ ...rest, variant, size }).className}
    >
      {renderIcon(icon, size)}
    </button>
  );
}
