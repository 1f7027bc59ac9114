import type { Messages } from '@gildshelf/ui/messages';

/** The texts that the server writes itself, of mails, feeds and the documents of pages, in Japanese. */
export const messages: Messages = {
  'Data sources: {url}': 'データの出典：{url}',
  'Hello,': 'こんにちは。',
  'Hello {username},': '{username}さん、こんにちは。',
  '{date} at {clock} UTC': '{date} {clock}（UTC）',
  'Gildshelf, a shelf for {titles}': 'Gildshelf：{titles}のための棚',
  'Or copy this address into your browser:': 'または、次のアドレスをブラウザーに貼り付けてください：',
  'Verify your email for Gildshelf': 'Gildshelf：メールアドレスの確認',
  'Verify your email': 'メールアドレスの確認',
  'Verify Email': 'メールアドレスを確認',
  'Verify {username}': '{username}を確認',
  'Welcome to Gildshelf. If you made the account {username} with this address, please confirm it:':
    'Gildshelfへようこそ。このアドレスでアカウント{username}を作成された場合は、次のリンクから確認してください：',
  'The link is good for 24 hours.': 'リンクの有効期限は24時間です。',
  'If you did not, do not open the link: someone else made that account and knows its password, but cannot use it without the link.':
    '心当たりがない場合は、リンクを開かないでください。アカウントを作成した別の人がパスワードを知っていますが、リンクを開かないかぎり使用できません。',
  'More than one account at Gildshelf was made with this address. Please confirm the one that you made:':
    'このアドレスで、Gildshelfのアカウントが複数作成されています。ご自分で作成したものだけを確認してください：',
  'Do not open the other links: someone else made those accounts and knows their passwords, but cannot use them without the links. Each link is good for 24 hours.':
    'ほかのリンクは開かないでください。アカウントを作成した別の人がパスワードを知っていますが、リンクを開かないかぎり使用できません。各リンクの有効期限は24時間です。',
  '{username}, made on {time}:': '{username}（作成日時：{time}）：',
  'You already have a Gildshelf account': 'Gildshelfのアカウントをすでにお持ちです',
  'You already have an account': 'アカウントをすでにお持ちです',
  'Someone just tried to register at Gildshelf with this address. You already have an account here:':
    'このアドレスでGildshelfへの登録が試みられましたが、すでにアカウントをお持ちです：',
  'You can log in with the username or email you chose back then. If it was not you, there is nothing to do: your account has not changed.':
    '登録済みのユーザー名またはメールアドレスでログインできます。心当たりがない場合も、アカウントに変更はありませんので、何もする必要はありません。',
  'Log In': 'ログイン',
  'Reset your Gildshelf password': 'Gildshelf：パスワードの再設定',
  'Reset your password': 'パスワードの再設定',
  'Someone asked for a new password for your Gildshelf account. If it was you, choose one here:':
    'Gildshelfのアカウントについて、パスワードの再設定が請求されました。ご自分で請求された場合は、次のリンクから設定してください：',
  'The link is good for one hour, and once.': 'リンクの有効期限は1時間で、1回だけ使えます。',
  'If it was not you, there is nothing to do: your password has not changed.':
    '心当たりがない場合も、パスワードは変更されていませんので、何もする必要はありません。',
  'Choose a New Password': '新しいパスワードを設定',
  'Your Gildshelf password was changed': 'Gildshelf：パスワードが変更されました',
  'Your password was changed': 'パスワードが変更されました',
  'Your Gildshelf password was changed on {time}. Everybody who was logged in elsewhere has to log in again.':
    'Gildshelfのパスワードが{time}に変更されました。ほかの端末では、もう一度ログインする必要があります。',
  'If it was you, there is nothing to do. If it was not, take your account back at once:':
    'ご自分で変更された場合は、何もする必要はありません。心当たりがない場合は、すぐにパスワードを再設定してください：',
  'Reset Password': 'パスワードを再設定',
  'A new way into your Gildshelf account': 'Gildshelf：新しいログイン方法が追加されました',
  'A new way into your account': '新しいログイン方法が追加されました',
  'Since {time} your Gildshelf account also opens to anyone who signs in at {host} with this email address. Its password still works.':
    '{time}から、{host}にこのメールアドレスでログインした人も、あなたのGildshelfアカウントを使えるようになりました。パスワードは引き続き有効です。',
  'If you did this, there is nothing to do. If you did not, someone signs in at {host} in your name: secure your account there.':
    'ご自分で追加された場合は、何もする必要はありません。心当たりがない場合は、別の人が{host}にあなたとしてログインしています。そのサービスのアカウントを保護してください。',
  'If you never chose a password at Gildshelf, someone else did. Choose your own, and they are out:':
    'Gildshelfでパスワードを設定した覚えがない場合は、別の人が設定したものです。新しいパスワードを設定すると、その人は使えなくなります：',
  '{status}, rated {rating} of 5': '{status}、評価：5点中{rating}点',
  '{title}: {pluralNoun}': '{title}：{pluralNoun}',
  Watching: '視聴中',
  Planned: '予定',
  Completed: '完了',
  Dropped: '中断',
  'Re-watching': '再視聴中',
  Paused: '一時停止',
  Playing: 'プレイ中',
  Watched: '視聴済み',
  Reading: '読書中',
  'Re-reading': '再読中',
  games: 'ゲーム',
  anime: 'アニメ',
  movies: '映画',
  'TV shows': 'テレビ番組',
  manga: 'マンガ',
  '{name}’s collection': '{name}のコレクション',
  'Gildshelf needs JavaScript to show its shelves.': 'Gildshelfの棚を表示するにはJavaScriptが必要です。',
  'This cannot be shown right now. It is tried again in a moment.':
    'ただいま表示できません。まもなく再試行します。',
};
