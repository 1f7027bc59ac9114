/**
 * The name of the setting whose row is locked while titles are saved: otherwise two concurrent writers could both create the same new
 * title. Its value is the version of the names of the catalogue (`titles.search_version`), which therefore is visible in order.
 */
export const searchVersionSetting = 'keeping-titles';
