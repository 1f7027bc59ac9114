import type { Messages } from '../messages/translate.ts';

/** The texts of the components in Japanese. */
export const messages: Messages = {
  Cancel: 'キャンセル',
  'Clear the search': '検索をクリア',
  Close: '閉じる',
  'End of {title}': '{title}の終わり',
  'Hide characters': '文字を隠す',
  Loading: '読み込み中',
  'Loading {title}': '{title}を読み込み中',
  Main: 'メイン',
  'Next: {title}': '次へ：{title}',
  Notification: '通知',
  Notifications: '通知',
  'Previous: {title}': '前へ：{title}',
  Rating: '評価',
  'Show characters': '文字を表示',
  'Skip to content': '本文へ移動',
  'Skip {title}': '{title}をスキップ',
  'The characters are hidden.': '文字は隠されています。',
  'The characters are shown.': '文字が表示されています。',
  '{rating} of {max} stars': '星{max}つ中{rating}',
  Pagination: 'ページ送り',
};
