// Graphics

export type { AvatarProps } from './components/graphics/avatar/Avatar.tsx';
export { Avatar } from './components/graphics/avatar/Avatar.tsx';
export type { BrandMarkProps } from './components/graphics/brand/BrandMark.tsx';
export { BrandMark } from './components/graphics/brand/BrandMark.tsx';
export type { WordmarkProps } from './components/graphics/brand/Wordmark.tsx';
export { Wordmark } from './components/graphics/brand/Wordmark.tsx';
export type { HeatMapProps } from './components/graphics/heat-map/HeatMap.tsx';
export { HeatMap } from './components/graphics/heat-map/HeatMap.tsx';
export type { DayCount } from './components/graphics/heat-map/yearCells.ts';
export type { HistogramBar, HistogramProps } from './components/graphics/histogram/Histogram.tsx';
export { Histogram } from './components/graphics/histogram/Histogram.tsx';
export type { HistoryIconName, HistoryIconProps } from './components/graphics/icon/HistoryIcon.tsx';
export { HistoryIcon } from './components/graphics/icon/HistoryIcon.tsx';
export type { IconContent, IconName, IconProps } from './components/graphics/icon/Icon.tsx';
export { Icon } from './components/graphics/icon/Icon.tsx';
export type { ImageProps } from './components/graphics/image/Image.tsx';
export { Image } from './components/graphics/image/Image.tsx';
export type { ProviderMarkProps } from './components/graphics/provider-mark/ProviderMark.tsx';
export { ProviderMark } from './components/graphics/provider-mark/ProviderMark.tsx';

// Typography

export type { DetailTextProps } from './components/typography/detail-text/DetailText.tsx';
export { DetailText } from './components/typography/detail-text/DetailText.tsx';
export type { Fact, FactListProps } from './components/typography/fact-list/FactList.tsx';
export { FactList } from './components/typography/fact-list/FactList.tsx';
export type { HeadingProps } from './components/typography/heading/Heading.tsx';
export { Heading } from './components/typography/heading/Heading.tsx';
export type { KbdProps } from './components/typography/kbd/Kbd.tsx';
export { Kbd } from './components/typography/kbd/Kbd.tsx';
export type { ListItemProps, ListProps } from './components/typography/list/List.tsx';
export { List, ListItem } from './components/typography/list/List.tsx';
export type { ProseProps } from './components/typography/prose/Prose.tsx';
export { Prose } from './components/typography/prose/Prose.tsx';
export type { SpoilerProps } from './components/typography/spoiler/Spoiler.tsx';
export { Spoiler } from './components/typography/spoiler/Spoiler.tsx';
export type { TableColumn, TableProps, TableSort } from './components/typography/table/Table.tsx';
export { Table } from './components/typography/table/Table.tsx';
export type { TextProps } from './components/typography/text/Text.tsx';
export { Text } from './components/typography/text/Text.tsx';
export type { TruncatedTextProps } from './components/typography/text/TruncatedText.tsx';
export { TruncatedText } from './components/typography/text/TruncatedText.tsx';
export type { VisuallyHiddenProps } from './components/typography/visually-hidden/VisuallyHidden.tsx';
export { VisuallyHidden } from './components/typography/visually-hidden/VisuallyHidden.tsx';

// Page

export type { CollectionToolsProps } from './components/media/data-grid/CollectionTools.tsx';
export { CollectionTools } from './components/media/data-grid/CollectionTools.tsx';
export type {
  PeriodHeadingProps,
  PeriodStep,
} from './components/media/day-list/PeriodHeading.tsx';
export { PeriodHeading } from './components/media/day-list/PeriodHeading.tsx';
export type { BackdropProps } from './components/page/backdrop/Backdrop.tsx';
export { Backdrop } from './components/page/backdrop/Backdrop.tsx';
export type { CardProps } from './components/page/card/Card.tsx';
export { Card } from './components/page/card/Card.tsx';
export type { DividerProps } from './components/page/divider/Divider.tsx';
export { Divider } from './components/page/divider/Divider.tsx';
export { EmbedPanel, type EmbedPanelProps } from './components/page/embed-panel/EmbedPanel.tsx';
export type { FooterProps } from './components/page/footer/Footer.tsx';
export { Footer } from './components/page/footer/Footer.tsx';
export type { AppearanceProviderProps } from './components/page/island/AppearanceProvider.tsx';
export { AppearanceProvider } from './components/page/island/AppearanceProvider.tsx';
export type { IslandProps } from './components/page/island/Island.tsx';
export { Island } from './components/page/island/Island.tsx';
export type { AsideLayoutProps } from './components/page/layout/AsideLayout.tsx';
export { AsideLayout } from './components/page/layout/AsideLayout.tsx';
export type { ColumnProps } from './components/page/layout/Column.tsx';
export { Column } from './components/page/layout/Column.tsx';
export type { GridProps } from './components/page/layout/Grid.tsx';
export { Grid } from './components/page/layout/Grid.tsx';
export type { Space } from './components/page/layout/gapVariants.ts';
export type { PageProps } from './components/page/layout/Page.tsx';
export { Page } from './components/page/layout/Page.tsx';
export type { PageLoadingProps } from './components/page/layout/PageLoading.tsx';
export { PageLoading } from './components/page/layout/PageLoading.tsx';
export type { RailLayoutProps } from './components/page/layout/RailLayout.tsx';
export { RailLayout } from './components/page/layout/RailLayout.tsx';
export type { SkipLinkProps } from './components/page/layout/SkipLink.tsx';
export { SkipLink } from './components/page/layout/SkipLink.tsx';
export type { StackProps } from './components/page/layout/Stack.tsx';
export { Stack } from './components/page/layout/Stack.tsx';
export type { StyleRegistryProviderProps } from './components/page/layout/StyleRegistryProvider.tsx';
export { StyleRegistryProvider } from './components/page/layout/StyleRegistryProvider.tsx';
export type { PanelProps } from './components/page/panel/Panel.tsx';
export { Panel } from './components/page/panel/Panel.tsx';
export type { ShelfProps } from './components/page/shelf/Shelf.tsx';
export { Shelf } from './components/page/shelf/Shelf.tsx';
export type { TopBarBrandProps, TopBarProps } from './components/page/top-bar/TopBar.tsx';
export { TopBar, TopBarBrand } from './components/page/top-bar/TopBar.tsx';
export type { TopBarItemProps } from './components/page/top-bar/TopBarItem.tsx';
export { TopBarItem } from './components/page/top-bar/TopBarItem.tsx';

// Actions

export type { ButtonProps } from './components/actions/button/Button.tsx';
export { Button } from './components/actions/button/Button.tsx';
export type { IconButtonProps } from './components/actions/button/IconButton.tsx';
export { IconButton } from './components/actions/button/IconButton.tsx';
export type {
  DropdownMenuItem,
  DropdownMenuProps,
} from './components/actions/dropdown-menu/DropdownMenu.tsx';
export { DropdownMenu } from './components/actions/dropdown-menu/DropdownMenu.tsx';
export type { LinkProps } from './components/actions/link/Link.tsx';
export { Link } from './components/actions/link/Link.tsx';
export type {
  LinkComponent,
  LinkComponentProps,
  LinkProviderProps,
} from './components/actions/link/LinkProvider.tsx';
export { LinkProvider } from './components/actions/link/LinkProvider.tsx';
export type { SortableItem, SortableListProps } from './components/actions/sortable-list/SortableList.tsx';
export { SortableList } from './components/actions/sortable-list/SortableList.tsx';
export type { ToggleGroupItem, ToggleGroupProps } from './components/actions/toggle-group/ToggleGroup.tsx';
export { ToggleGroup } from './components/actions/toggle-group/ToggleGroup.tsx';

// Navigation

export type { ChipLink, ChipLinksProps } from './components/navigation/chip-links/ChipLinks.tsx';
export { ChipLinks } from './components/navigation/chip-links/ChipLinks.tsx';
export type { PaginationProps } from './components/navigation/pagination/Pagination.tsx';
export { Pagination } from './components/navigation/pagination/Pagination.tsx';
export type { TabItem, TabsProps } from './components/navigation/tabs/Tabs.tsx';
export { Tabs } from './components/navigation/tabs/Tabs.tsx';

// Fields

export type { CheckboxProps } from './components/fields/checkbox/Checkbox.tsx';
export { Checkbox } from './components/fields/checkbox/Checkbox.tsx';
export type { CheckboxFieldProps } from './components/fields/checkbox-field/CheckboxField.tsx';
export { CheckboxField } from './components/fields/checkbox-field/CheckboxField.tsx';
export type {
  CheckboxGroupProps,
  CheckboxOption,
} from './components/fields/checkbox-group/CheckboxGroup.tsx';
export { CheckboxGroup } from './components/fields/checkbox-group/CheckboxGroup.tsx';
export type { ComboboxProps } from './components/fields/combobox/Combobox.tsx';
export { Combobox } from './components/fields/combobox/Combobox.tsx';
export type { ComboboxOption } from './components/fields/combobox/comboboxOptions.ts';
export type { FieldControl, FieldProps } from './components/fields/field/Field.tsx';
export { Field } from './components/fields/field/Field.tsx';
export type { PasswordFieldProps } from './components/fields/field/PasswordField.tsx';
export { PasswordField } from './components/fields/field/PasswordField.tsx';
export type { SelectOption, SelectProps } from './components/fields/field/Select.tsx';
export { Select } from './components/fields/field/Select.tsx';
export type { TextAreaProps } from './components/fields/field/TextArea.tsx';
export { TextArea } from './components/fields/field/TextArea.tsx';
export type { TextFieldProps } from './components/fields/field/TextField.tsx';
export { TextField } from './components/fields/field/TextField.tsx';
export type { PartialDateFieldProps } from './components/fields/partial-date-field/PartialDateField.tsx';
export { PartialDateField } from './components/fields/partial-date-field/PartialDateField.tsx';
export type { RadioGroupProps, RadioOption } from './components/fields/radio-group/RadioGroup.tsx';
export { RadioGroup } from './components/fields/radio-group/RadioGroup.tsx';
export type { SearchFieldProps } from './components/fields/search-field/SearchField.tsx';
export { SearchField } from './components/fields/search-field/SearchField.tsx';
export { drawnStars } from './components/fields/star-rating/drawnStars.ts';
export type { StarRatingProps } from './components/fields/star-rating/StarRating.tsx';
export { StarRating } from './components/fields/star-rating/StarRating.tsx';
export type { StepperProps } from './components/fields/stepper/Stepper.tsx';
export { Stepper } from './components/fields/stepper/Stepper.tsx';
export type { SwitchProps } from './components/fields/switch/Switch.tsx';
export { Switch } from './components/fields/switch/Switch.tsx';
export type { TagFieldProps } from './components/fields/tag-field/TagField.tsx';
export { TagField } from './components/fields/tag-field/TagField.tsx';
export type { InlineSelectProps } from './components/media/data-grid/InlineSelect.tsx';
export { InlineSelect } from './components/media/data-grid/InlineSelect.tsx';
export type { SelectBoxProps } from './components/media/data-grid/SelectBox.tsx';
export { SelectBox } from './components/media/data-grid/SelectBox.tsx';

// Feedback

export type { AlertProps } from './components/feedback/alert/Alert.tsx';
export { Alert } from './components/feedback/alert/Alert.tsx';
export type { BadgeProps } from './components/feedback/badge/Badge.tsx';
export { Badge } from './components/feedback/badge/Badge.tsx';
export type { EmptyStateProps } from './components/feedback/empty-state/EmptyState.tsx';
export { EmptyState } from './components/feedback/empty-state/EmptyState.tsx';
export type { ProgressProps } from './components/feedback/progress/Progress.tsx';
export { Progress } from './components/feedback/progress/Progress.tsx';
export type { ScriptOnlyProps } from './components/feedback/script-only/ScriptOnly.tsx';
export { ScriptOnly } from './components/feedback/script-only/ScriptOnly.tsx';
export type { SkeletonProps } from './components/feedback/skeleton/Skeleton.tsx';
export { Skeleton } from './components/feedback/skeleton/Skeleton.tsx';
export type { SpinnerProps } from './components/feedback/spinner/Spinner.tsx';
export { Spinner } from './components/feedback/spinner/Spinner.tsx';
export type { UndecidedProps } from './components/feedback/undecided/Undecided.tsx';
export { Undecided } from './components/feedback/undecided/Undecided.tsx';

// Overlays

export type { SelectionBarProps } from './components/media/data-grid/SelectionBar.tsx';
export { SelectionBar } from './components/media/data-grid/SelectionBar.tsx';
export type { ConfirmDialogProps } from './components/overlays/dialog/ConfirmDialog.tsx';
export { ConfirmDialog } from './components/overlays/dialog/ConfirmDialog.tsx';
export type { DialogProps } from './components/overlays/dialog/Dialog.tsx';
export { Dialog } from './components/overlays/dialog/Dialog.tsx';
export { useIsDialogOpen } from './components/overlays/dialog/useIsDialogOpen.ts';
export type { PopoverProps } from './components/overlays/popover/Popover.tsx';
export { Popover } from './components/overlays/popover/Popover.tsx';
export type { SheetProps } from './components/overlays/sheet/Sheet.tsx';
export { Sheet } from './components/overlays/sheet/Sheet.tsx';
export type { Toaster, ToasterOptions, ToastMessage } from './components/overlays/toast/createToaster.ts';
export { createToaster } from './components/overlays/toast/createToaster.ts';
export type { ToastRegionProps } from './components/overlays/toast/ToastRegion.tsx';
export { ToastRegion } from './components/overlays/toast/ToastRegion.tsx';
export type { TooltipProps } from './components/overlays/tooltip/Tooltip.tsx';
export { Tooltip } from './components/overlays/tooltip/Tooltip.tsx';

// Media

export type { CarouselProps } from './components/media/carousel/Carousel.tsx';
export { Carousel } from './components/media/carousel/Carousel.tsx';
export type { CompactCoverProps } from './components/media/compact-cover/CompactCover.tsx';
export { CompactCover } from './components/media/compact-cover/CompactCover.tsx';
export type { CompactCoverGridProps } from './components/media/compact-cover/CompactCoverGrid.tsx';
export { CompactCoverGrid } from './components/media/compact-cover/CompactCoverGrid.tsx';
export type { DataGridColumn, DataGridProps } from './components/media/data-grid/DataGrid.tsx';
export { DataGrid } from './components/media/data-grid/DataGrid.tsx';
export type { DataGridCell, DataGridRowProps } from './components/media/data-grid/DataGridRow.tsx';
export { DataGridRow } from './components/media/data-grid/DataGridRow.tsx';
export type {
  DayListDay,
  DayListEntry,
  DayListProps,
} from './components/media/day-list/DayList.tsx';
export { DayList } from './components/media/day-list/DayList.tsx';
export type { HeroCover, HeroProps } from './components/media/hero/Hero.tsx';
export { Hero } from './components/media/hero/Hero.tsx';
export type {
  MediaHeadProps,
  MediaLayoutProps,
  StandingCoverProps,
} from './components/media/media-layout/MediaLayout.tsx';
export { MediaHead, MediaLayout, StandingCover } from './components/media/media-layout/MediaLayout.tsx';
export type { ScoreLineProps } from './components/media/media-layout/ScoreLine.tsx';
export { ScoreLine } from './components/media/media-layout/ScoreLine.tsx';
export type { MediaRowContent, MediaRowProps } from './components/media/media-row/MediaRow.tsx';
export { MediaRow } from './components/media/media-row/MediaRow.tsx';
export type { CoverGridProps } from './components/media/media-tile/CoverGrid.tsx';
export { CoverGrid } from './components/media/media-tile/CoverGrid.tsx';
export type { CoverTileProps } from './components/media/media-tile/CoverTile.tsx';
export { CoverTile } from './components/media/media-tile/CoverTile.tsx';
export type { MediaTileProps } from './components/media/media-tile/MediaTile.tsx';
export { MediaTile } from './components/media/media-tile/MediaTile.tsx';
export type { TileActionProps } from './components/media/media-tile/TileAction.tsx';
export { TileAction } from './components/media/media-tile/TileAction.tsx';
export type { TileStatusProps } from './components/media/media-tile/TileStatus.tsx';
export { TileStatus } from './components/media/media-tile/TileStatus.tsx';
export type { Result, ResultListProps } from './components/media/result-list/ResultList.tsx';
export { ResultList } from './components/media/result-list/ResultList.tsx';
export type { ShelfRowItem, ShelfRowProps } from './components/media/shelf-row/ShelfRow.tsx';
export { ShelfRow } from './components/media/shelf-row/ShelfRow.tsx';
export type { TrailerFrameProps } from './components/media/trailer-frame/TrailerFrame.tsx';
export { TrailerFrame } from './components/media/trailer-frame/TrailerFrame.tsx';

// Theme

export { type DocumentTheme, documentThemeCss, documentThemeMetas } from './theme/documentTheme.ts';
export { type FrameAppearance, frameColors } from './theme/frameColors.ts';
export { getCssText, getLaterCss } from './theme/getCssText.ts';
export { globalStyles } from './theme/globalStyles.ts';
export {
  createStyleRegistry,
  type StyleElementProps,
  type StyleRegistry,
} from './theme/registry/createStyleRegistry.ts';
export { insertStyles } from './theme/registry/insertStyles.ts';
export { mergeStyles } from './theme/registry/mergeStyles.ts';
export type { Appearance } from './theme/themes/Appearance.ts';
export { accentContrast, readableAccent } from './theme/themes/accentContrast.ts';
export { densities } from './theme/themes/densities.ts';
export { themes } from './theme/themes/themes.ts';
export { tokens } from './theme/tokens.ts';

// Translation

export type { MessagesProviderProps } from './components/translation/messages-provider/MessagesProvider.tsx';
export { MessagesProvider } from './components/translation/messages-provider/MessagesProvider.tsx';
export type { TranslatedProps } from './components/translation/translated/Translated.tsx';
export { Translated } from './components/translation/translated/Translated.tsx';
export type { Messages, MessageValues, PluralForms, Translate } from './messages/translate.ts';
export { createTranslate, toEnglish } from './messages/translate.ts';
export { useLocale, useTranslate } from './messages/useTranslate.ts';

// Elements

export type { StylingProps } from './elements/RootAttributes.ts';
export { useEffectEvent } from './elements/useEffectEvent.ts';
export { useShowMore } from './elements/useShowMore.ts';
