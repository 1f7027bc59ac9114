import type { Messages } from '@gildshelf/ui/messages';

/** The texts that the server writes itself, of mails, feeds and the documents of pages, in German. */
export const messages: Messages = {
  'Data sources: {url}': 'Datenquellen: {url}',
  'Hello,': 'Hallo,',
  'Hello {username},': 'Hallo {username},',
  '{date} at {clock} UTC': '{date} um {clock} Uhr (UTC)',
  'Gildshelf, a shelf for {titles}': 'Gildshelf, ein Regal für {titles}',
  'Or copy this address into your browser:': 'Oder kopiere diese Adresse in deinen Browser:',
  'Verify your email for Gildshelf': 'Bestätige deine E-Mail-Adresse für Gildshelf',
  'Verify your email': 'Bestätige deine E-Mail-Adresse',
  'Verify Email': 'E-Mail-Adresse bestätigen',
  'Verify {username}': '{username} bestätigen',
  'Welcome to Gildshelf. If you made the account {username} with this address, please confirm it:':
    'Willkommen bei Gildshelf. Wenn du das Konto {username} mit dieser Adresse angelegt hast, bestätige sie bitte:',
  'The link is good for 24 hours.': 'Der Link gilt 24 Stunden.',
  'If you did not, do not open the link: someone else made that account and knows its password, but cannot use it without the link.':
    'Wenn nicht, öffne den Link nicht: Jemand anders hat das Konto angelegt und kennt sein Passwort; ohne den Link bleibt es gesperrt.',
  'More than one account at Gildshelf was made with this address. Please confirm the one that you made:':
    'Mit dieser Adresse wurde bei Gildshelf mehr als ein Konto angelegt. Bitte bestätige das Konto, das du angelegt hast:',
  'Do not open the other links: someone else made those accounts and knows their passwords, but cannot use them without the links. Each link is good for 24 hours.':
    'Öffne die anderen Links nicht: Jemand anders hat diese Konten angelegt und kennt ihre Passwörter; ohne die Links bleiben sie gesperrt. Jeder Link gilt 24 Stunden.',
  '{username}, made on {time}:': '{username}, angelegt am {time}:',
  'You already have a Gildshelf account': 'Du hast bereits ein Konto bei Gildshelf',
  'You already have an account': 'Du hast bereits ein Konto',
  'Someone just tried to register at Gildshelf with this address. You already have an account here:':
    'Jemand wollte sich gerade mit dieser Adresse bei Gildshelf registrieren. Du hast hier bereits ein Konto:',
  'You can log in with the username or email you chose back then. If it was not you, there is nothing to do: your account has not changed.':
    'Du kannst dich mit dem Benutzernamen oder der E-Mail-Adresse von damals anmelden. Wenn du das nicht warst, ist nichts zu tun: An deinem Konto hat sich nichts geändert.',
  'Log In': 'Anmelden',
  'Reset your Gildshelf password': 'Setze dein Gildshelf-Passwort zurück',
  'Reset your password': 'Setze dein Passwort zurück',
  'Someone asked for a new password for your Gildshelf account. If it was you, choose one here:':
    'Jemand hat ein neues Passwort für dein Konto bei Gildshelf angefordert. Wenn du das warst, wähle hier eines:',
  'The link is good for one hour, and once.': 'Der Link gilt eine Stunde und nur einmal.',
  'If it was not you, there is nothing to do: your password has not changed.':
    'Wenn du das nicht warst, ist nichts zu tun: Dein Passwort wurde nicht geändert.',
  'Choose a New Password': 'Neues Passwort wählen',
  'Your Gildshelf password was changed': 'Dein Gildshelf-Passwort wurde geändert',
  'Your password was changed': 'Dein Passwort wurde geändert',
  'Your Gildshelf password was changed on {time}. Everybody who was logged in elsewhere has to log in again.':
    'Dein Gildshelf-Passwort wurde am {time} geändert. Wer anderswo angemeldet war, muss sich neu anmelden.',
  'If it was you, there is nothing to do. If it was not, take your account back at once:':
    'Wenn du das warst, ist nichts zu tun. Wenn nicht, hol dir dein Konto sofort zurück:',
  'Reset Password': 'Passwort zurücksetzen',
  'A new way into your Gildshelf account': 'Eine neue Anmeldung für dein Konto bei Gildshelf',
  'A new way into your account': 'Eine neue Anmeldung für dein Konto',
  'Since {time} your Gildshelf account also opens to anyone who signs in at {host} with this email address. Its password still works.':
    'Seit dem {time} kann sich bei deinem Gildshelf-Konto auch anmelden, wer sich bei {host} mit dieser E-Mail-Adresse anmeldet. Das Passwort gilt weiterhin.',
  'If you did this, there is nothing to do. If you did not, someone signs in at {host} in your name: secure your account there.':
    'Wenn du das warst, ist nichts zu tun. Wenn nicht, meldet sich jemand bei {host} in deinem Namen an: Sichere dein Konto dort.',
  'If you never chose a password at Gildshelf, someone else did. Choose your own, and they are out:':
    'Wenn du bei Gildshelf nie ein Passwort gewählt hast, hat es jemand anders getan. Wähle ein eigenes, und das fremde gilt nicht mehr:',
  '{status}, rated {rating} of 5': '{status}, mit {rating} von 5 bewertet',
  '{title}: {pluralNoun}': '{title}: {pluralNoun}',
  Watching: 'Sehe ich',
  Planned: 'Geplant',
  Completed: 'Abgeschlossen',
  Dropped: 'Abgebrochen',
  'Re-watching': 'Sehe ich erneut',
  Paused: 'Pausiert',
  Playing: 'Spiele ich',
  Watched: 'Gesehen',
  Reading: 'Lese ich',
  'Re-reading': 'Lese ich erneut',
  games: 'Spiele',
  anime: 'Anime',
  movies: 'Filme',
  'TV shows': 'Serien',
  manga: 'Manga',
  '{name}’s collection': 'Sammlung von {name}',
  'Gildshelf needs JavaScript to show its shelves.':
    'Gildshelf braucht JavaScript, um seine Regale zu zeigen.',
  'This cannot be shown right now. It is tried again in a moment.':
    'Das kann gerade nicht gezeigt werden. Gleich wird es noch einmal versucht.',
};
