import {
  ManagedCollection,
  type ManagedCollectionProps,
  type ManagedView,
  managedViewQuery,
} from '@gildshelf/widgets';
import { useLocation } from 'react-router-dom';

export interface ManagedDashboardProps
  extends Omit<ManagedCollectionProps, 'hrefOf' | 'onLeave' | 'onViewChange'> {
  /** Shows another view; null shows the plain collection. */
  readonly onViewChange: (view: ManagedView | null) => void;
}

/** The dashboard for thousands of titles. A module of its own, which is loaded when it is shown. */
export function ManagedDashboard({ onViewChange, ...props }: ManagedDashboardProps) {
  const { pathname } = useLocation();
  return (
    <ManagedCollection
      {...props}
      onViewChange={onViewChange}
      onLeave={() => onViewChange(null)}
      hrefOf={(view) => `${pathname}?${managedViewQuery(view)}`}
    />
  );
}
