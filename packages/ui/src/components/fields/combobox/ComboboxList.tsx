import { Fragment, useEffect } from 'react';
import { styled } from '../../../theme/stitches.ts';
import { check } from '../../graphics/icon/iconPaths.ts';
import { SvgIcon } from '../../graphics/icon/SvgIcon.tsx';
import { type ComboboxOption, groupOptions } from './comboboxOptions.ts';

export interface ComboboxListProps {
  id: string;
  labelId: string;
  options: readonly ComboboxOption[];
  /** Value of the chosen option. */
  value: string;
  /** Value of the active option, which has the id `activeId`. */
  active: string | undefined;
  activeId: string;
  onActiveChange: (value: string) => void;
  onChoose: (option: ComboboxOption) => void;
}

/** @internal The options of a combobox, in groups. The focus stays in the field. */
export function ComboboxList({ id, labelId, options, ...props }: ComboboxListProps) {
  const { active, activeId } = props;
  useEffect(() => {
    if (active !== undefined) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
  }, [active, activeId]);
  return (
    <Root id={id} role="listbox" aria-labelledby={labelId}>
      {groupOptions(options).map(({ name, options: inGroup }, index) => {
        const rows = inGroup.map((option) => <OptionRow key={option.value} option={option} {...props} />);
        const nameId = `${id}-group-${index}`;
        if (name === undefined) return <Fragment key={nameId}>{rows}</Fragment>;
        return (
          <Group key={nameId} role="group" aria-labelledby={nameId}>
            <GroupName id={nameId} role="presentation">
              {name}
            </GroupName>
            {rows}
          </Group>
        );
      })}
    </Root>
  );
}

function OptionRow({
  option,
  value,
  active,
  activeId,
  onActiveChange,
  onChoose,
}: Omit<ComboboxListProps, 'id' | 'labelId' | 'options'> & { option: ComboboxOption }) {
  const isActive = option.value === active;
  return (
    <Option
      id={isActive ? activeId : undefined}
      role="option"
      aria-selected={option.value === value}
      aria-disabled={option.disabled || undefined}
      data-active={isActive ? '' : undefined}
      // The pointer must move: an option that scrolls under a resting pointer does not become active.
      onMouseMove={() => !option.disabled && !isActive && onActiveChange(option.value)}
      onClick={() => !option.disabled && onChoose(option)}
    >
      <Words>
        <span>{option.label}</span>
        {option.description && <Description>{option.description}</Description>}
      </Words>
      {option.value === value && <SvgIcon path={check} />}
    </Option>
  );
}

const Root = styled('div', {
  maxHeight: 'min(320px, 45dvh)',
  padding: '$2',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

const Group = styled('div', { '& + *': { marginTop: '$2' } });

const GroupName = styled('div', {
  padding: '$3 $3 $1',
  color: '$textSecondary',
  fontSize: '$12',
  fontWeight: '$title',
});

const Option = styled('div', {
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  minHeight: '$touch',
  padding: '$2 $3',
  borderRadius: '$button',
  lineHeight: 1.35,
  cursor: 'pointer',
  userSelect: 'none',
  '&[aria-selected="true"]': { backgroundColor: '$infoWash' },
  '&[data-active]': { backgroundColor: '$wash' },
  '&[aria-disabled]': { color: '$textTertiary', cursor: 'not-allowed' },
  '@forcedColors': {
    '&[data-active]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
    '&[aria-disabled]': { color: 'GrayText' },
  },
});

const Words = styled('span', {
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
});

const Description = styled('span', { color: '$textSecondary', fontSize: '$14' });
