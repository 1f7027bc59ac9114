import type { Messages } from '@gildshelf/ui';
import { messages as uiMessages } from '@gildshelf/ui/languages/ja';

/** The texts of the widgets, the components and the API in Japanese. */
export const messages: Messages = {
  ...uiMessages,
  "'after' must be `next` of the page before.": '「after」は前のページの`next`でなければなりません。',
  "'after' must be what the Link header of the page before says.":
    '「after」は前のページのLinkヘッダーの値でなければなりません。',
  "'limit' must be a whole number from 1 to {maximum}.":
    '「limit」は1から{maximum}までの整数でなければなりません。',
  "'page' must be a whole number from 1 to {maximum}.":
    '「page」は1から{maximum}までの整数でなければなりません。',
  "'page' requires 'sort'.": '「page」には「sort」が必要です。',
  "'sort' must be 'best'.": '「sort」は「best」でなければなりません。',
  '1 to {maximum}; 24 without a number.': '1から{maximum}まで。指定がなければ24。',
  '3+ characters, letters and numbers only': '3文字以上、英数字のみ',
  'Data sources': 'データの出典',
  'All results for “{query}”': '「{query}」のすべての結果',
  '{count} rating': '{count}件の評価',
  '{count} ratings': '{count}件の評価',
  'Choose titles to see them here.': '作品を選ぶとここに表示されます。',
  'No {titles} with this status at the moment.': 'このステータスの{titles}は現在ありません。',
  '{titles}: {status}': '{titles}：{status}',
  Average: '平均',
  'Search by name, or enter the URL of a title’s page. At most {maximum}.':
    '名前で検索するか、作品ページのアドレスを入力します。最大{maximum}件。',
  'The collection of {name} in numbers': '{name}のコレクションの統計',
  Titles: '作品',
  'Loading the collection of {name}': '{name}のコレクションを読み込んでいます',
  'A carousel, a rating or somebody’s public collection, on a wiki, a blog or a forum. No cookies, no storage, no tracking.':
    'カルーセル、評価、公開コレクションをWikiやブログ、フォーラムに。Cookieも保存も追跡もありません。',
  'A collection needs the name of the person whose it is.': 'コレクションには持ち主のユーザー名が必要です。',
  'A colour in place of gold, such as #ffd700.': '金色の代わりの色（例：#ffd700）。',
  'A list can show up to {maximum} titles.': 'リストに表示できる作品は{maximum}件までです。',
  'A list needs the slugs of its titles, with commas between them.':
    'リストには、コンマで区切った作品名（スラッグ）が必要です。',
  'A picture, for a README or a signature.': 'READMEや署名に使える画像。',
  "A rating needs the slug of its title, as it stands in the address of the title's page.":
    '評価には、作品ページのアドレスにある作品名（スラッグ）が必要です。',
  'A username. Only a collection that its owner has made public is shown.':
    'ユーザー名。公開されているコレクションのみ表示されます。',
  'A verification email was sent to {email}.': '{email}に確認メールを送信しました。',
  'Airing Dates': '放送期間',
  All: 'すべて',
  'An unexpected error occurred. Please try again.':
    '予期しないエラーが発生しました。もう一度お試しください。',
  Anime: 'アニメ',
  'Anime information not found': 'アニメの情報が見つかりません',
  'Are you sure you want to remove {title} from your collection?': '{title}をコレクションから削除しますか？',
  'Avatar URL must be a web address that starts with https://.':
    'アバターのURLはhttps://で始まるウェブアドレスでなければなりません。',
  'Average Rating': '平均評価',
  'Average of {count} rating on Gildshelf': 'Gildshelfの評価{count}件の平均',
  'Average of {count} ratings on Gildshelf': 'Gildshelfの評価{count}件の平均',
  'Back to the start': '最初に戻る',
  'Browse Content!': '作品を探す',
  'Chosen {titles}': 'おすすめの{titles}',
  'Choose a status': 'ステータスを選択',
  Collection: 'コレクション',
  Completed: '完了',
  'Completing your login...': 'ログインしています…',
  'Confirm Removal': '削除の確認',
  Copied: 'コピーしました',
  'Create Account': 'アカウントを作成',
  'Currently Playing': 'プレイ中',
  Data: 'データ',
  Delete: '削除',
  Description: '説明',
  Discard: '破棄',
  'Discard changes?': '変更を破棄しますか？',
  Dropped: '中断',
  Duration: '長さ',
  'ESRB Rating': 'ESRBレーティング',
  'Edit Anime': 'アニメを編集',
  'Edit Game': 'ゲームを編集',
  'Edit Movie': '映画を編集',
  'Edit {title}': '{title}を編集',
  'Email address is missing. Please try again.': 'メールアドレスがありません。もう一度お試しください。',
  'Email already verified. You can log in.': 'メールアドレスは確認済みです。ログインできます。',
  'Email is not verified yet. Please check your inbox for the verification link.':
    'メールアドレスはまだ確認されていません。受信トレイの確認リンクをご覧ください。',
  'Email verified successfully.': 'メールアドレスを確認しました。',
  'Enter a valid email address': '有効なメールアドレスを入力してください',
  Episodes: '話数',
  'Failed to change password.': 'パスワードを変更できませんでした。',
  'Failed to check verification status. Please try again.':
    '確認状況を調べられませんでした。もう一度お試しください。',
  'Failed to fetch user content data.': 'コレクションを読み込めませんでした。',
  'Failed to load anime. Please try again later.':
    'アニメを読み込めませんでした。しばらくしてからお試しください。',
  'Failed to load details. Please try again later.':
    '詳細を読み込めませんでした。しばらくしてからお試しください。',
  'Failed to load games. Please try again later.':
    'ゲームを読み込めませんでした。しばらくしてからお試しください。',
  'Failed to load profile data': 'プロフィールを読み込めませんでした',
  'Failed to process Google login. Please try again.':
    'Googleでのログインに失敗しました。もう一度お試しください。',
  'Failed to remove {mediaType} from your collection. Please try again later.':
    '{mediaType}をコレクションから削除できませんでした。しばらくしてからお試しください。',
  'Failed to resend verification email. Please try again.':
    '確認メールを再送できませんでした。もう一度お試しください。',
  'Failed to reset password. Please try again.':
    'パスワードを再設定できませんでした。もう一度お試しください。',
  'Failed to save who may see your collection. Please try again.':
    'コレクションの公開範囲を保存できませんでした。もう一度お試しください。',
  'Failed to send reset link. Please try again.':
    '再設定リンクを送信できませんでした。もう一度お試しください。',
  'Failed to submit rating. Please try again.': '評価を送信できませんでした。もう一度お試しください。',
  'Failed to update games and/or anime. Please try again later.':
    'ゲームやアニメを更新できませんでした。しばらくしてからお試しください。',
  'Failed to update profile': 'プロフィールを更新できませんでした',
  'Failed to update top anime. Please try again later.':
    'トップアニメを更新できませんでした。しばらくしてからお試しください。',
  'Failed to update top games. Please try again later.':
    'トップゲームを更新できませんでした。しばらくしてからお試しください。',
  'Failed to verify email. Please try again.':
    'メールアドレスを確認できませんでした。もう一度お試しください。',
  'Failed to verify you are human. Please try again.':
    '人間であることを確認できませんでした。もう一度お試しください。',
  'For a page made with React: components of your own bundle, from npm.':
    'Reactのページ用：npmのコンポーネントを自分のバンドルに。',
  'For any other page. The element keeps its height, and its link shows where no script runs.':
    'その他のページ用。要素の高さは変わらず、スクリプトが動かない場所ではリンクが表示されます。',
  'For editors that take no script.': 'スクリプトを使えないエディター用。',
  'From the shelves of': '提供：',
  'From your profile': 'プロフィールから',
  Game: 'ゲーム',
  'Game information not found': 'ゲームの情報が見つかりません',
  Games: 'ゲーム',
  Gildshelf: 'Gildshelf',
  'I am human': '私は人間です',
  'If an account with that email exists, a password reset link has been sent.':
    'そのメールアドレスのアカウントがあれば、パスワード再設定リンクを送信しました。',
  'If the address belongs to an account that is not verified yet, a new verification email has been sent.':
    '未確認のアカウントのアドレスであれば、新しい確認メールを送信しました。',
  'Invalid or missing reset token. Please request a new password reset link.':
    '再設定トークンがないか無効です。新しいパスワード再設定リンクを請求してください。',
  'Invalid user information received. Please try again.':
    '無効なユーザー情報を受信しました。もう一度お試しください。',
  'It looks like this on your page, without the frame’s border and footer.':
    'あなたのページではこのように表示されます（フレームの枠とフッターを除く）。',
  'Keep editing': '編集を続ける',
  'Keep it on your shelf': '棚に加える',
  'Lately on the shelf': '最近棚に加えた作品',
  'Loading more…': 'さらに読み込み中…',
  'Loading the title': '作品を読み込み中',
  'Loading the trailer': 'トレーラーを読み込み中',
  'Loading the {titles} of {name}': '{name}の{titles}を読み込み中',
  'Loading your {titles}': '{titles}を読み込み中',
  'Log In': 'ログイン',
  'Log in to set a status and a rating.': 'ログインするとステータスと評価を設定できます。',
  'Login failed. Please check your credentials.': 'ログインできませんでした。入力内容をご確認ください。',
  'Minimum 6 characters: must include letters, numbers, and special character (!@$%).':
    '6文字以上。英字、数字、記号（!@$%）を含めてください。',
  'More titles could not be loaded. Please try again.':
    '続きを読み込めませんでした。もう一度お試しください。',
  Movie: '映画',
  Movies: '映画',
  'N/A': '不明',
  'New password cannot be the same as the current password.':
    '新しいパスワードは現在のパスワードと同じにできません。',
  'New password must be at least 6 characters long and include letters, numbers, and special characters (!@$%).':
    '新しいパスワードは6文字以上で、英字、数字、記号（!@$%）を含めてください。',
  'New passwords do not match.': '新しいパスワードが一致しません。',
  'No description available.': '説明はありません。',
  'No games found. Please try again later.': 'ゲームが見つかりません。しばらくしてからお試しください。',
  'No results found': '見つかりませんでした',
  'No {pluralWord} yet.': '{pluralWord}はまだありません。',
  'Nobody has rated it here yet': 'まだ評価がありません',
  'Not played': '未プレイ',
  'Not set': '未設定',
  'Nothing yet on the shelves of Gildshelf.': 'Gildshelfの棚にはまだ何もありません。',
  'Nothing on the shelf yet.': '棚にはまだ何もありません。',
  'On your shelf': 'あなたの棚',
  'On your shelf: {title}': 'あなたの棚：{title}',
  'Passwords do not match': 'パスワードが一致しません',
  'Paste this address: blogs, forums and wikis that know oEmbed make a frame of it.':
    'このアドレスを貼り付けると、oEmbedに対応したブログやフォーラム、Wikiがフレームにします。',
  Paused: '一時停止',
  Planned: '予定',
  Platforms: 'プラットフォーム',
  'Play trailer: {title}': 'トレーラーを再生：{title}',
  Playing: 'プレイ中',
  'Please choose a status.': 'ステータスを選択してください。',
  'Please complete the verification': '確認を完了してください',
  'Please enter a valid email.': '有効なメールアドレスを入力してください。',
  'Please enter a valid password.': '有効なパスワードを入力してください。',
  'Please enter a valid username.': '有効なユーザー名を入力してください。',
  'Please enter your email address': 'メールアドレスを入力してください',
  'Please fill in all fields': 'すべての項目を入力してください',
  'Please fill in all fields.': 'すべての項目を入力してください。',
  'Please log in to continue.': '続けるにはログインしてください。',
  'Please log in to view your account': 'アカウントを見るにはログインしてください',
  'Please verify your email before logging in': 'ログインする前にメールアドレスを確認してください',
  Rate: '評価する',
  'Rating Pending': '審査中',
  'Rating Updated': '評価を更新しました',
  'Rating of {title}': '{title}の評価',
  'Rating updated successfully!': '評価を更新しました！',
  'Re-watching': '再視聴中',
  'Refreshing...': '再読み込み中…',
  'Registration failed. Please try again.': '登録できませんでした。もう一度お試しください。',
  'Registration successful. Please check your email to verify your account.':
    '登録しました。メールを確認してアカウントを有効にしてください。',
  'Release Date': '発売日',
  'Remove from collection': 'コレクションから削除',
  'Remove {title}': '{title}を削除',
  'Request timed out. Please try again.': 'タイムアウトしました。もう一度お試しください。',
  Save: '保存',
  Score: 'スコア',
  Search: '検索',
  'Search by name, or enter the end of its page’s URL, such as portal-2.':
    '名前で検索するか、ページのアドレスの末尾（portal-2 など）を入力してください。',
  'Search for {titles}, and more...': '{titles}などを検索…',
  'Search results': '検索結果',
  Selected: '選択しました',
  'Send the body as application/json.': '本文はapplication/jsonで送信してください。',
  'Show Gildshelf on your page': 'あなたのページにGildshelfを',
  'Show more': 'もっと見る',
  'Show more {titles}': '{titles}をもっと見る',
  'Show my {part}': '{part}を表示',
  'Showing {shown} of {total}.': '{total}件中{shown}件を表示しています。',
  'Signing in with {provider} did not work. Please try again.':
    '{provider}でのログインに失敗しました。もう一度お試しください。',
  'Signing in with {provider} is not set up here. Please log in with your username or email.':
    '{provider}でのログインは設定されていません。ユーザー名かメールアドレスでログインしてください。',
  Status: 'ステータス',
  'Status: {status}': 'ステータス：{status}',
  Submit: '送信',
  'Successfully Removed': '削除しました',
  'The accent must be a colour of six digits, such as #ffd700.':
    'アクセントは#ffd700のような6桁の色でなければなりません。',
  'The body must be JSON.': '本文はJSONでなければなりません。',
  'The count must be a whole number from 1 to {maximum}.':
    '件数は1から{maximum}までの整数でなければなりません。',
  'The current password is not right.': '現在のパスワードが正しくありません。',
  "The field '{name}' is missing or has the wrong shape.": '項目「{name}」がないか、形式が正しくありません。',
  "The field '{name}' is not known here.": '項目「{name}」は使えません。',
  'The rating must be between 0 and 5, in steps of 0.5.': '評価は0から5まで、0.5刻みでなければなりません。',
  'The request is too large.': 'リクエストが大きすぎます。',
  'The request took too long to arrive.': 'リクエストに時間がかかりすぎました。',
  'The search text is too long.': '検索文字列が長すぎます。',
  'The server cannot answer right now. Please try again later.':
    'サーバーが応答できません。しばらくしてからお試しください。',
  'The status must be one of: {statuses}.': 'ステータスは次のいずれかでなければなりません：{statuses}',
  'The title is no longer in your collection.': 'この作品はもうコレクションにありません。',
  'The trailer could not be played.': 'トレーラーを再生できませんでした。',
  'The {name} must be {choices}.': '{name}は{choices}でなければなりません。',
  'The host has none of these titles.': 'サーバーにはこれらの作品がありません。',
  'There is no public collection of this name.': 'その名前の公開コレクションはありません。',
  'There is no public collection under this name.': 'その名前の公開コレクションはありません。',
  'There is no title of this kind to rate.': '評価できる作品がありません。',
  'There is no widget of this name: carousel, list, rating, collection or badge.':
    'その名前のウィジェットはありません：carousel、list、rating、collection、badge',
  'There is nothing at this address.': 'このアドレスには何もありません。',
  'This address does not take that method.': 'このアドレスではそのメソッドを使えません。',
  'This cannot be shown right now. It is tried again in a moment.':
    'ただいま表示できません。まもなく再試行します。',
  'This collection could not be loaded. Please try again.':
    'コレクションを読み込めませんでした。もう一度お試しください。',
  'This email is already verified.': 'このメールアドレスは確認済みです。',
  'This is not a request that can be read.': 'リクエストを読み取れません。',
  'This password reset link has already been used. Please request a new one.':
    'このパスワード再設定リンクは使用済みです。新しいリンクを請求してください。',
  'This password reset link has expired. Please request a new one.':
    'このパスワード再設定リンクは期限切れです。新しいリンクを請求してください。',
  'This title is not in the catalogue.': 'この作品はカタログにありません。',
  'This username is already taken.': 'このユーザー名はすでに使われています。',
  'This verification link has expired.': 'この確認リンクは期限切れです。',
  'This verification link has expired. Please request a new one.':
    'この確認リンクは期限切れです。新しいリンクを請求してください。',
  'This verification link is not valid.': 'この確認リンクは無効です。',
  'To take no other script than this one, add {attributes} to the script tag. After an update of this site the script is refused until you copy the new hash; the link stays.':
    'このスクリプトだけを許可するには、scriptタグに{attributes}を追加してください。サイトの更新後は、新しいハッシュをコピーするまでスクリプトは拒否され、リンクが残ります。',
  'Too many attempts. Please wait a little and try again.':
    '試行回数が多すぎます。少し待ってからお試しください。',
  'Top 100 Anime': 'アニメTOP 100',
  'Top 100 Games': 'ゲームTOP 100',
  Trailer: 'トレーラー',
  'Try another spelling, or a part of the name.': '別の表記や名前の一部で試してください。',
  Type: '種類',
  'Unable to connect to server. Please try again later.':
    'サーバーに接続できません。しばらくしてからお試しください。',
  'Unsupported content type': '対応していない種類です',
  'Use at least 6 characters, with numbers, letters and special characters (!@$%).':
    '6文字以上で、数字、英字、記号（!@$%）を使ってください。',
  'User information not found': 'ユーザー情報が見つかりません',
  'Valid email address is missing. Please try again.':
    '有効なメールアドレスがありません。もう一度お試しください。',
  'Verification challenge timed out. Please try again.':
    '確認がタイムアウトしました。もう一度お試しください。',
  Watched: '視聴済み',
  Watching: '視聴中',
  'Website must be a web address that starts with http:// or https://.':
    'ウェブサイトはhttp://かhttps://で始まるアドレスでなければなりません。',
  'Failed to save whether you see adult titles. Please try again.':
    '成人向け作品の表示設定を保存できませんでした。もう一度お試しください。',
  'I am 18 or older and want to see adult titles': '18歳以上であり、成人向け作品の表示を希望します',
  'Whether you see adult titles could not be loaded. Please try again.':
    '成人向け作品の表示設定を読み込めませんでした。もう一度お試しください。',
  'Who may see your collection could not be loaded. Please try again.':
    'コレクションの公開範囲を読み込めませんでした。もう一度お試しください。',
  'You are logged out.': 'ログアウトしました。',
  "You haven't added any {mediaTypes} to your {filter} collection yet":
    '「{filter}」のコレクションに{mediaTypes}はまだありません',
  'You may only use your own collection and profile.': '自分のコレクションとプロフィールのみ使えます。',
  'Your collection is full: it can hold {maximum}. Remove a title to add another.':
    'コレクションがいっぱいです（最大{maximum}件）。追加するには1件削除してください。',
  'Your password has been changed.': 'パスワードを変更しました。',
  'Your password has been reset. You can log in with the new one.':
    'パスワードを再設定しました。新しいパスワードでログインできます。',
  'Your profile has been saved.': 'プロフィールを保存しました。',
  'Your session has ended. Please log in again.': 'セッションが終了しました。もう一度ログインしてください。',
  'Your status or rating is not saved yet.': 'ステータスや評価はまだ保存されていません。',
  all: 'すべて',
  anime: 'アニメ',
  'at most 2 kB of script, once a page': 'スクリプトは最大2 kB、ページごとに1回',
  completed: '完了',
  dropped: '中断',
  game: 'ゲーム',
  games: 'ゲーム',
  movie: '映画',
  movies: '映画',
  'no script': 'スクリプトなし',
  'one picture': '画像1枚',
  paused: '一時停止',
  planned: '予定',
  playing: 'プレイ中',
  're-watching': '再視聴中',
  watched: '視聴済み',
  watching: '視聴中',
  'what your bundler makes of it': 'バンドラー次第',
  '{average} / 5': '{average} / 5',
  '{average} on {source}': '{source}の{average}',
  '{counts} on the shelves of Gildshelf.': 'Gildshelfの棚に{counts}。',
  '{count} result': '{count}件',
  '{count} results': '{count}件',
  '{count} {label}': '{label}{count}件',
  '{count} {titles}': '{titles}{count}件',
  '{count} {titles}, status: {status}': '{titles}{count}件、ステータス：{status}',
  '{kilobytes} kB of script, once a page': 'スクリプト{kilobytes} kB、ページごとに1回',
  '{label} may have at most {maximum} characters.': '{label}は{maximum}文字以内で入力してください。',
  '{name} on Gildshelf': 'Gildshelfの{name}',
  '{name}’s collection': '{name}のコレクション',
  '{provider} did not confirm an email address of yours, and an account needs one.':
    '{provider}からメールアドレスを確認できませんでした。アカウントには必要です。',
  '{titles} of {name}': '{name}の{titles}',
  '{title} ({type})': '{title}（{type}）',
  '{title} ({year}) on Gildshelf': 'Gildshelfの{title}（{year}年）',
  '{title} has been rated': '{title}を評価しました',
  '{title} has been removed from your collection.': '{title}をコレクションから削除しました。',
  '{what} from': '{what}の提供元：',
  'A personal access token cannot do this. Please log in on the site.':
    '個人用アクセストークンではできません。サイトでログインしてください。',
  'Copy the secret now. It will not be shown again.':
    'シークレットを今コピーしてください。再表示されません。',
  'Copy the token now. It will not be shown again.': 'トークンを今コピーしてください。再表示されません。',
  'Nothing more is sent to {url}, and its deliveries are deleted.':
    '{url}への送信を停止し、送信履歴を削除します。',
  'Nothing was sent yet.': 'まだ何も送信されていません。',
  'Please choose at least one event.': 'イベントを1つ以上選択してください。',
  'Please choose at least one permission.': '権限を1つ以上選択してください。',
  'Please choose one of the offered expiry dates.': '有効期限を選択してください。',
  'Please enter a name for the token.': 'トークンの名前を入力してください。',
  'Please enter a web address that starts with https://.':
    'https://で始まるウェブアドレスを入力してください。',
  'The address must be reachable on the public internet.':
    '公開インターネットから到達できるアドレスでなければなりません。',
  'The deliveries could not be loaded. Please try again.':
    '送信履歴を読み込めませんでした。もう一度お試しください。',
  'The name may have at most 80 characters.': '名前は80文字以内で入力してください。',
  'The test event is on its way.': 'テストイベントを送信中です。',
  'The token could not be created. Please try again.':
    'トークンを作成できませんでした。もう一度お試しください。',
  'The token could not be revoked. Please try again.':
    'トークンを無効にできませんでした。もう一度お試しください。',
  'The token has been revoked.': 'トークンを無効にしました。',
  'The webhook could not be changed. Please try again.':
    'Webhookを変更できませんでした。もう一度お試しください。',
  'The webhook could not be created. Please try again.':
    'Webhookを作成できませんでした。もう一度お試しください。',
  'The webhook has been deleted.': 'Webhookを削除しました。',
  'The webhook is disabled. Please enable it first.': 'Webhookは無効です。先に有効にしてください。',
  'The webhook is enabled again.': 'Webhookを再び有効にしました。',
  'There is no such webhook.': 'そのWebhookはありません。',
  'This server has no personal access tokens.': 'このサーバーには個人用アクセストークンがありません。',
  'This server has no webhooks.': 'このサーバーにはWebhookがありません。',
  "This token does not have the permission '{scope}'.": 'このトークンには「{scope}」の権限がありません。',
  'Too many events are waiting for this webhook. Please try again later.':
    'このWebhookには待機中のイベントが多すぎます。しばらくしてからお試しください。',
  "Whatever uses '{name}' loses access at once. This cannot be undone.":
    '「{name}」を使うものはすぐにアクセスできなくなります。元に戻せません。',
  'You have 10 webhooks already. Please delete one first.':
    'Webhookはすでに10件あります。先に1件削除してください。',
  'You have 20 tokens already. Please revoke one first.':
    'トークンはすでに20件あります。先に1件無効にしてください。',
  'You have no tokens yet.': 'トークンはまだありません。',
  'You have no webhooks yet.': 'Webhookはまだありません。',
  'Your tokens could not be loaded. Please try again.':
    'トークンを読み込めませんでした。もう一度お試しください。',
  'Your webhooks could not be loaded. Please try again.':
    'Webhookを読み込めませんでした。もう一度お試しください。',
  Present: '現在',
  '{minutes} min': '{minutes}分',
  '{start} to {end}': '{start}～{end}',
  TBA: '未定',
  'Finished Airing': '放送終了',
  'Currently Airing': '放送中',
  'Not yet aired': '放送前',
  Cancelled: '制作中止',
  'On Hiatus': '放送休止中',
  TV: 'TV',
  'TV Short': 'TVショート',
  'TV Special': 'TVスペシャル',
  Special: 'スペシャル',
  OVA: 'OVA',
  ONA: 'Webアニメ',
  Music: '音楽',
  'Music Video': 'ミュージックビデオ',
  CM: 'CM',
  PV: 'PV',
  'G - All Ages': 'G（全年齢）',
  'PG - Children': 'PG（児童向け）',
  'PG-13 - Teens 13 or older': 'PG-13（13歳以上）',
  'R - 17+ (violence & profanity)': 'R（17歳以上、暴力・過激な表現）',
  'R+ - Mild Nudity': 'R+（軽度のヌード）',
  'Rx - Hentai': 'Rx（成人向け）',
  'Early Childhood': '幼児向け',
  Everyone: '全年齢',
  'Everyone 10+': '10歳以上',
  Teen: '13歳以上',
  Mature: '17歳以上',
  'Adults Only': '18歳以上',
  '{hours} hr': '{hours}時間',
  '{seconds} sec': '{seconds}秒',
  '{first} {second}': '{first}{second}',
  '{duration} per ep': '1話{duration}',
};
