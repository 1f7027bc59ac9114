import type { RootAttributes } from '../../../elements/RootAttributes.ts';
import { reportMisuse } from '../../../elements/reportMisuse.ts';
import { styled } from '../../../theme/stitches.ts';
import { detail } from '../../../theme/themes/darkTheme.ts';
import type { SelectOption } from '../../fields/field/Select.tsx';
import { type IconContent, renderIcon } from '../../graphics/icon/Icon.tsx';
import { chevronDown } from '../../graphics/icon/iconPaths.ts';
import { SvgIcon } from '../../graphics/icon/SvgIcon.tsx';

export interface InlineSelectProps
  extends RootAttributes<HTMLSelectElement, 'aria-label' | 'defaultValue' | 'onChange'> {
  /** Accessible name. */
  label: string;
  /** The options in their order. */
  options: readonly SelectOption[];
  /** Controlled: the value of the chosen option; update it in `onChange`. */
  value: string;
  /** Text while the value is that of no option. */
  placeholder: string;
  /** Icon before the text. */
  icon?: IconContent;
  /** Called with the value of the chosen option, not the event. */
  onChange: (value: string) => void;
  /** The control can be neither changed nor focused. */
  disabled?: boolean;
}

/**
 * A choice without a frame and a visible label, for the cells of a table. The list of options is native. Attributes and the ref go
 * to its `<select>` element, `className` and `style` to the `<span>` element around it.
 */
export function InlineSelect({
  label,
  options,
  value,
  placeholder,
  icon,
  onChange,
  className,
  style,
  ...rest
}: InlineSelectProps) {
  reportMisuse(
    !label,
    'An InlineSelect has no label. Its value alone does not state what is chosen. Pass it: label="Status of Hades".',
  );
  const isKnown = options.some((option) => option.value === value);
  return (
    <Frame className={className} style={style}>
      {renderIcon(icon, 'sm')}
      <Choice
        {...rest}
        aria-label={label}
        value={isKnown ? value : ''}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {!isKnown && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </Choice>
      <SvgIcon path={chevronDown} size="sm" />
    </Frame>
  );
}

const Frame = styled('span', {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$2',
  maxWidth: '100%',
  borderRadius: '$button',
  color: '$textSecondary',
  '& > svg': { flex: 'none', pointerEvents: 'none' },
  '& > svg:last-child': { marginInlineStart: '-26px' },
  '&:has(:disabled)': { opacity: 0.6 },
});

const Choice = styled('select', {
  appearance: 'none',
  minWidth: 0,
  minHeight: '36px',
  paddingInline: '0 26px',
  border: 0,
  borderRadius: '$button',
  color: '$textSecondary',
  backgroundColor: 'transparent',
  fontSize: '$14',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  '@touch': { minHeight: '$touch' },
  '@hover': { '&:hover': { color: '$text' } },
  '& option': { color: '$text', backgroundColor: detail('popover') },
});
