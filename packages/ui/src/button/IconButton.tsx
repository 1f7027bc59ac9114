import type { IconName } from '../icon/Icon.tsx';
import { Icon } from '../icon/Icon.tsx';
import type { RootAttributes } from '../theme/RootAttributes.ts';
import { reportMisuse } from '../theme/reportMisuse.ts';
import { iconButtonLook } from './iconButtonLook.ts';

export interface IconButtonProps extends RootAttributes<HTMLButtonElement, 'aria-label'> {
  /** The drawing. */
  icon: IconName;
  /** What it does, in words: its name for screen readers. */
  label: string;
  /** `quiet` without an edge, `outline` a ring, `overlay` a dark disc that stands on a picture. */
  variant?: 'quiet' | 'outline' | 'overlay';
  /** 32 (44 by touch) or 44 px. */
  size?: 'sm' | 'md';
  /** Cannot be pressed, nor have the focus. */
  disabled?: boolean;
}

/** A button that is only a drawing; its label is read. Renders a `<button>` element. */
export function IconButton({ icon, label, variant = 'quiet', size = 'md', ...rest }: IconButtonProps) {
  reportMisuse(
    !label,
    'An IconButton has no label. It shows no words, so a screen reader would say “button” and no more. Pass what it does: label="Close".',
  );
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      className={iconButtonLook({ variant, size }).className}
    >
      <Icon name={icon} size={size === 'sm' ? 'sm' : 'md'} />
    </button>
  );
}
