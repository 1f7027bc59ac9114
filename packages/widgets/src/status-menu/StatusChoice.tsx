import { statusLabel } from '@gildshelf/api-client/contract';
import { DropdownMenu, useTranslate } from '@gildshelf/ui';
import type { ReactElement } from 'react';
import { statusIcons } from './statusIcons.ts';

export interface StatusChoiceProps {
  /** The button that opens the menu. */
  readonly trigger: ReactElement;
  /** Whether the menu was opened by keyboard rather than by pointer. */
  readonly openedByKey: boolean;
  /** The statuses of the media type. */
  readonly statuses: readonly string[];
  /** The present status; empty if the title is not tracked. */
  readonly status: string;
  /** Called with the chosen status. */
  readonly onChoose: (status: string) => void;
}

/** The statuses of a title as a menu; open on mount, since its code is loaded when the user opens it. */
export function StatusChoice({ trigger, openedByKey, statuses, status, onChoose }: StatusChoiceProps) {
  const translate = useTranslate();
  return (
    <DropdownMenu
      defaultOpen
      openedByKey={openedByKey}
      trigger={trigger}
      items={statuses.map((value) => ({
        label: translate(statusLabel(value)),
        icon: statusIcons[value],
        checked: value === status,
        onSelect: () => onChoose(value),
      }))}
    />
  );
}
