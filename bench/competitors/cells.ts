/** What every library is asked to build, so that one table can hold them all. */
export interface Title {
  readonly id: number;
  readonly rank: number;
  readonly name: string;
  readonly href: string;
  readonly imageUrl: string;
  /** The value of a `Status`. */
  readonly status: string;
  /** Stars, 0 to 5 in halves. */
  readonly rating: number;
}

export interface Status {
  readonly value: string;
  readonly label: string;
}

export interface ButtonProps {
  readonly onPress: () => void;
}

export interface StarsProps {
  readonly value: number;
  readonly onChange: (value: number) => void;
}

export interface RatingProps extends StarsProps {
  readonly status: string;
  readonly statuses: readonly Status[];
  readonly onStatusChange: (status: string) => void;
}

/** A heading, two arrows and two rows of cards that scroll sideways. */
export interface CarouselProps {
  readonly heading: string;
  readonly titles: readonly Title[];
}

/** A filter, a card for each title with its menu, a dialog to change a title, and a toast that confirms it. */
export interface CollectionProps {
  readonly titles: readonly Title[];
  readonly statuses: readonly Status[];
  readonly onSave: (title: Title) => void;
  readonly onRemove: (title: Title) => void;
}

/** Loaded when the menu of a card is first opened, like every layer above the page. */
export interface CardMenuProps {
  readonly title: Title;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

export interface OverlaysProps {
  readonly edited: Title | undefined;
  readonly statuses: readonly Status[];
  readonly onSave: (title: Title) => void;
  readonly onClose: () => void;
  readonly notice: string | undefined;
  readonly onNoticeGone: () => void;
}
